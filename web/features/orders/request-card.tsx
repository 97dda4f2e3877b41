import { getValidUntil } from '#domain/estimate-validity.ts';
import { formatDay, formatRupeesShort } from '#domain/indian-format.ts';
import { SaveToListButton } from '#web/features/saved-lists/save-to-list-button.tsx';
import { toSavedLine } from '#web/features/saved-lists/to-saved-line.ts';
import { ordersText } from '#web/text/orders-en.ts';
import { wishesText } from '#web/text/wishes-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { conversationPath } from './conversation-path.ts';
import { EstimateButton } from './estimate-button.tsx';
import { hasPage, type Order } from './order.ts';
import { OrderAgainNotice } from './order-again-notice.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { canOrderAgain, findSharedProgress, isAwaitingAnswer, type RequestGroup } from './request-groups.ts';
import { RequestQuotation } from './request-quotation.tsx';
import { RequestWishes } from './request-wishes.tsx';
import { useOrderAgain } from './use-order-again.ts';
import { valueAskedQuantities } from './value-asked-quantities.ts';
import type { WishRequest } from './wish-request.ts';

type RequestCardProps = {
  group: RequestGroup;
  /** With what the buyer wants beyond the orders. */
  wishRequest: WishRequest | undefined;
  onRated: (order: Order) => void;
};

/** A quote request with its orders. What they have in common is shown once. */
export function RequestCard({ group: { first, orders }, wishRequest, onRated }: RequestCardProps) {
  const available = orders.filter(canOrderAgain);
  const { isPending, addToCart, result, dismiss } = useOrderAgain(available, wishRequest?.inWords);
  const sharedProgress = findSharedProgress(orders);
  const asked = valueAskedQuantities(orders);
  const headingId = `request-${first.invoiceId}`;
  return (
    <section aria-labelledby={headingId} className="rounded border border-edge bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-t border-b border-rule bg-paper px-4 py-3">
        <div className="min-w-0">
          <h2 id={headingId} className="font-semibold tabular-nums">
            {ordersText.request} <span className="whitespace-nowrap">{first.estimateNumber}</span>
          </h2>
          <p className="text-sm wrap-anywhere">
            {formatDay(first.createdAt)} · {first.buyer.customer}
          </p>
          {isAwaitingAnswer(orders) && first.quotation.revision === undefined && (
            <>
              <p className="text-sm">{ordersText.validUntil(formatDay(getValidUntil(first.createdAt)))}</p>
              {hasPage(first) && (
                <Link
                  to={conversationPath(first.id)}
                  className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 md:pointer-fine:min-h-6"
                >
                  {ordersText.askOrWithdraw}
                </Link>
              )}
            </>
          )}
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums max-sm:w-full sm:ml-auto">
          {asked && <Total label={wishesText.askedWithGst} paise={asked.totalInclGstPaise} />}
          <Total
            label={ordersText.grandTotal(first.quotation.revision)}
            paise={first.estimateTotalPaise}
            isSmall={asked !== undefined}
          />
        </dl>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:[&_svg]:hidden">
          <EstimateButton order={first} />
          {available.length > 0 && (
            <Button isBusy={isPending} onClick={addToCart}>
              {!isPending && <span className="icon icon-shopping-cart-plus" />}
              {ordersText.orderAgain(available.length, orders.length)}
            </Button>
          )}
          {available.length > 0 && (
            <SaveToListButton
              lines={() =>
                available.map(({ product, quantity, wishTerms }) =>
                  toSavedLine(product.id, quantity, wishTerms),
                )
              }
              hasOthers={(wishRequest?.inWords.length ?? 0) > 0}
            />
          )}
        </div>
      </div>
      <div className="border-b border-rule px-4 py-3 empty:hidden">
        <RequestQuotation invoiceId={first.invoiceId} quotation={first.quotation} hasShipments />
      </div>
      {result && (
        <div className="border-b border-rule p-4">
          <OrderAgainNotice result={result} dismiss={dismiss} />
        </div>
      )}
      {sharedProgress && (
        <div className="border-b border-rule px-4 py-3">
          <OrderTimeline order={sharedProgress} />
        </div>
      )}
      <ul className="divide-y divide-rule">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} hasProgress={sharedProgress === undefined} onRated={onRated} />
          </li>
        ))}
      </ul>
      <RequestWishes wishes={wishRequest?.wishes ?? []} terms={first.requestTerms} />
    </section>
  );
}

type TotalProps = { label: string; paise: number; isSmall?: boolean };

function Total({ label, paise, isSmall = false }: TotalProps) {
  return (
    <div className="max-sm:flex max-sm:w-full max-sm:items-baseline max-sm:justify-between sm:text-right">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className={isSmall ? 'leading-tight' : 'text-lg leading-tight font-semibold'}>
        {formatRupeesShort(paise)}
      </dd>
    </div>
  );
}
