import { describeFreight } from '#domain/quotation/describe-terms.ts';
import { describeSez } from '#domain/quotation/sez.ts';
import { offerText } from '#web/text/offer-en.ts';
import type { Offer } from './quotation.ts';

/** On what terms the seller offers. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const rows: [string, string | undefined][] = [
    [offerText.freight, describeFreight(offer.charges)],
    [offerText.delivery, offer.delivery_terms],
    [offerText.payment, offer.payment_terms],
    [offerText.warranty, offer.warranty],
    [offerText.placeOfSupply, offer.place_of_supply],
    [offerText.suppliedFrom, offer.branch && `${offer.branch}, GSTIN ${offer.seller_gstin}`],
    [offerText.supply, offer.sez && describeSez(offer.sez)],
  ];
  return (
    <section aria-label={offerText.terms} className="grid gap-3 wrap-anywhere">
      <h3 className="font-semibold">{offerText.terms}</h3>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-ink-soft max-sm:text-sm">{label}</dt>
                <dd className="max-sm:-mt-2">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {offer.notes.length > 0 && (
        <ul aria-label={offerText.notes} className="list-disc pl-5">
          {offer.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {offerText.standingTerms}
        </summary>
        <ol className="list-decimal pl-5 text-sm text-ink-soft">
          {offer.standing_terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}
