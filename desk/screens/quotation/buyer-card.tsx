import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { GstinStatus } from '#desk/gstin/gstin-status.tsx';
import { buyerPath, requestPath } from '#desk/paths.ts';
import { formatDay } from '#desk/text/format-day.ts';
import { useText } from '#desk/text/language.ts';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { Button } from '#web/ui/button.tsx';

/** Loaded when it is opened, with the names of all districts. */
const CorrectDialog = lazy(async () => ({ default: (await import('./correct-dialog.tsx')).CorrectDialog }));

type Known = Awaited<ReturnType<typeof api.getOfferParty>>;

/**
 * What the shop knows of the buyer: what was asked and accepted before, the status of the GSTIN, and other accounts
 * with the same GSTIN or phone number.
 */
export function BuyerCard({ request }: { request: WireStaffQuotation }) {
  const { id, state, version } = request;
  const mayWrite = useMay('quotes:write');
  const [isCorrecting, setCorrecting] = useState(false);
  const { quotation: words } = useText();
  const [known, setKnown] = useState<Known>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of the buyer changes with the request.
  useEffect(() => {
    let isGone = false;
    // A buyer without an account has no card.
    api.getOfferParty({ params: { request: id } }).then(
      (buyer) => !isGone && setKnown(buyer),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [id, version]);
  if (!known) return null;
  return (
    <section aria-labelledby="buyer-card" className="desk-panel grid gap-2 text-sm">
      <div className="flex items-center justify-between gap-2">
        <h2 id="buyer-card" className="text-base font-semibold">
          {words.buyer}
        </h2>
        {mayWrite && (state === 'new' || state === 'open') && (
          <Button variant="plain" className="-mr-4 md:pointer-fine:-mr-3" onClick={() => setCorrecting(true)}>
            {words.correct}
          </Button>
        )}
      </div>
      {isCorrecting && (
        <Suspense>
          <CorrectDialog request={request} party={known.party} onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
      <p className="tabular-nums">
        {words.buyerTally(
          known.request_count,
          known.accepted_count,
          formatRupeesShort(paiseFromRupees(known.accepted_total)),
        )}
      </p>
      {request.gstin !== '' && <GstinStatus gstin={request.gstin} check={request.gstin_check} />}
      {known.duplicates.map(({ id: account, email, same }) => (
        <p key={account} className="wrap-anywhere text-warning">
          {words.duplicates[same]}{' '}
          <Link to={buyerPath(account)} className="underline underline-offset-4">
            {email}
          </Link>
        </p>
      ))}
      <ul className="grid gap-1">
        {known.requests.map(({ id: other, estimate_number, createdAt, state }) => (
          <li key={other} className="flex flex-wrap justify-between gap-x-3">
            <Link to={requestPath(other)} className="underline">
              {estimate_number}
            </Link>
            <span className="text-ink-soft">
              {formatDay(new Date(createdAt))} · {words.states[state]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
