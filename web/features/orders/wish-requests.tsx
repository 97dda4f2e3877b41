import { formatDay } from '#domain/indian-format.ts';
import { RequestFiles } from '#web/features/request-files/request-files.tsx';
import { ordersText } from '#web/text/orders-en.ts';
import { wishesText } from '#web/text/wishes-en.ts';
import { Button } from '#web/ui/button.tsx';
import { EstimateButton } from './estimate-button.tsx';
import { OrderAgainNotice } from './order-again-notice.tsx';
import { RequestQuotation } from './request-quotation.tsx';
import { useOrderAgain } from './use-order-again.ts';
import type { WishRequest } from './wish-request.ts';

/** Requests of wishes alone, which have neither prices nor a status until the quotation comes. */
export function WishRequests({ requests }: { requests: readonly WishRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <ul className="mb-6 grid gap-6">
      {requests.map((request) => (
        <li key={request.invoiceId}>
          <WishRequestCard request={request} />
        </li>
      ))}
    </ul>
  );
}

function WishRequestCard({ request }: { request: WishRequest }) {
  const { invoiceId, estimateNumber, createdAt, customer, wishes, inWords, terms, files, quotation } =
    request;
  const { isPending, addToCart, result, dismiss } = useOrderAgain([], inWords);
  const headingId = `request-${invoiceId}`;
  return (
    <section aria-labelledby={headingId} className="rounded border border-edge bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-t border-b border-rule bg-paper px-4 py-3">
        <div className="min-w-0">
          <h2 id={headingId} className="font-semibold tabular-nums">
            {ordersText.request} <span className="whitespace-nowrap">{estimateNumber}</span>
          </h2>
          <p className="text-sm wrap-anywhere">
            {formatDay(createdAt)} · {customer}
          </p>
          <p className="text-sm">{wishesText.itemCount(wishes.length)}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <EstimateButton order={request} />
          {inWords.length > 0 && (
            <Button isBusy={isPending} onClick={addToCart}>
              {ordersText.askAgain(inWords.length, wishes.length)}
            </Button>
          )}
        </div>
      </div>
      {result && (
        <div className="border-b border-rule p-4">
          <OrderAgainNotice result={result} dismiss={dismiss} />
        </div>
      )}
      <div className="border-b border-rule px-4 py-3 empty:hidden">
        <RequestQuotation invoiceId={invoiceId} quotation={quotation} hasShipments />
      </div>
      <div className="px-4 py-3 wrap-anywhere">
        <ul className="grid gap-1">
          {wishes.map((wish) => (
            <li key={wish}>{wish}</li>
          ))}
        </ul>
        {terms.map((term) => (
          <p key={term} className="text-sm text-ink-soft">
            {term}
          </p>
        ))}
        <div className="mt-3 empty:hidden">
          <RequestFiles files={files} heading="h3" />
        </div>
      </div>
    </section>
  );
}
