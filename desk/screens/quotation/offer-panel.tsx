import { offerFromWire } from '#contract/offer-from-wire.ts';
import type { WireOffer } from '#contract/quotation-reply.ts';
import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useCall } from '#desk/state/use-call.ts';
import { formatDayFromIso } from '#desk/text/format-day.ts';
import { useText } from '#desk/text/language.ts';
import { formatRupees } from '#domain/indian-format.ts';
import { priceQuotation } from '#domain/quotation/price-quotation.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { describeSentDiscount, describeSentFreight, describeSentValue } from './sent-words.ts';
import { SumPanel } from './sum-panel.tsx';

type OfferPanelProps = { request: WireStaffQuotation; offer: WireOffer };

/** What was sent and is not being changed. */
export function OfferPanel({ request, offer: wire }: OfferPanelProps) {
  const { quotation: words } = useText();
  const mayWrite = useMay('quotes:write');
  const { isBusy, run, message } = useCall();
  const offer = offerFromWire(wire);
  const figures = priceQuotation(offer, offer.supply);
  const canChange = mayWrite && (request.state === 'offered' || request.state === 'accepted');
  const begin = async () => {
    const isBegun = await run(() => api.startOfferDraft({ body: { request: request.id } }), words.begun);
    if (!isBegun) toast.error(message || words.saveStates.failed);
  };
  const terms = [
    [words.freight, describeSentFreight(offer.charges, words)],
    [words.validUntil, formatDayFromIso(offer.valid_until)],
    [words.suppliedFrom, offer.branch],
    [words.delivery, offer.delivery_terms],
    [words.payment, offer.payment_terms],
    [words.warranty, offer.warranty],
    [words.fields.notes, offer.notes.join(' · ')],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  return (
    <div className="grid gap-3">
      <section aria-label={words.lines} className="desk-scroller rounded border border-rule bg-surface">
        <table className="desk-table">
          <caption className="sr-only">{words.lines}</caption>
          <thead>
            <tr>
              <th scope="col">{words.item}</th>
              <th scope="col">{words.cells.rate}</th>
              <th scope="col">{words.cells.offer}</th>
              <th scope="col" className="desk-number">
                {words.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {offer.lines.map((line, index) => (
              <tr key={line.number}>
                <th scope="row" className="font-normal">
                  <span className="font-medium">
                    {line.number}. {line.title}
                  </span>
                  <span className="block text-xs text-ink-soft">
                    {[
                      line.brand,
                      line.model,
                      line.hsn && words.hsn(line.hsn),
                      describeSentDiscount(line, words),
                      line.note,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </th>
                <td>{describeSentValue(line, words)}</td>
                <td>
                  {line.offer === 'alternative'
                    ? words.offers.alternative(line.replaces ?? line.number)
                    : words.offers[line.offer]}
                </td>
                <td className="desk-number">{formatRupees(figures.lines[index]?.taxablePaise ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="grid items-start gap-3 2xl:grid-cols-[minmax(0,1fr)_26rem]">
        <dl className="desk-panel grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {terms.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <SumPanel request={{ ...request, offer: null }} offer={offer} figures={figures} />
      </div>
      {canChange && (
        <div>
          {/* Of what is sold, dispatch is the main step. */}
          <Button
            {...(!request.is_sold && { variant: 'action' })}
            isBusy={isBusy}
            onClick={() => void begin()}
          >
            {request.is_sold ? words.beginAmendment : words.change}
          </Button>
        </div>
      )}
    </div>
  );
}
