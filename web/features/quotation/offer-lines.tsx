import { useId } from 'react';
import { formatPercent, formatRupees } from '#domain/indian-format.ts';
import {
  describeLeadDays,
  describeListDiscount,
  describeRental,
  describeValue,
} from '#domain/quotation/describe-terms.ts';
import type { PricedQuotation } from '#domain/quotation/price-quotation.ts';
import { canBeChosen, type QuotationLine } from '#domain/quotation/quotation-terms.ts';
import { getChargedGstBps, type SezSupply } from '#domain/quotation/sez.ts';
import { offerText } from '#web/text/offer-en.ts';
import { Badge } from '#web/ui/badge.tsx';

type OfferLinesProps = {
  lines: readonly QuotationLine[];
  figures: PricedQuotation;
  sez: SezSupply | undefined;
  /** Ticks or unticks a line; without it nothing can be chosen. */
  onToggle?: ((line: QuotationLine) => void) | undefined;
};

/** The items of an offer. Where there is something to choose, each that can be had has a box to tick. */
export function OfferLines({ lines, figures, sez, onToggle }: OfferLinesProps) {
  const headingId = useId();
  const hasChoice = onToggle && lines.filter(canBeChosen).length > 1;
  const byNumber = new Map(figures.lines.map((line) => [line.number, line]));
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="font-semibold">
        {offerText.items}
      </h3>
      {hasChoice && <p className="text-sm text-ink-soft">{offerText.chooseHint}</p>}
      <ul className="mt-2 divide-y divide-rule rounded border border-edge">
        {lines.map((line) => {
          const { totalPaise = 0, taxablePaise = 0, isInSum = false } = byNumber.get(line.number) ?? {};
          return (
            <li key={line.number} className="flex gap-3 px-3 py-3 sm:px-4">
              {hasChoice && canBeChosen(line) && (
                <input
                  type="checkbox"
                  checked={isInSum}
                  onChange={() => onToggle(line)}
                  aria-label={offerText.choose(line.title)}
                  className="mt-0.5 size-6 shrink-0 accent-action"
                />
              )}
              <OfferLine
                line={{ ...line, gstBps: getChargedGstBps(line, sez) }}
                amounts={{ taxablePaise, totalPaise }}
                isInSum={isInSum}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type OfferLineProps = {
  line: QuotationLine;
  amounts: { taxablePaise: number; totalPaise: number };
  isInSum: boolean;
};

function OfferLine({ line, amounts, isInSum }: OfferLineProps) {
  const { number, title, brand, model, hsn, rental, leadDays, note } = line;
  const isAvailable = canBeChosen(line);
  const listDiscount = describeListDiscount(line);
  const identity = [brand, model, offerText.hsn(hsn)].filter(Boolean).join(' · ');
  return (
    <div className="min-w-0 grow wrap-anywhere sm:flex sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <p className={`font-medium ${isAvailable ? '' : 'text-ink-soft line-through'}`}>
          {offerText.ofLine(number, title)}
        </p>
        <p className="text-sm text-ink-soft">{identity}</p>
        <OfferBadge line={line} />
        {isAvailable && <p className="tabular-nums">{describeValue(line)}</p>}
        {isAvailable && listDiscount && (
          <p className="text-sm text-ink-soft tabular-nums first-letter:uppercase">{listDiscount}</p>
        )}
        {rental && <p className="text-sm">{describeRental(rental)}</p>}
        {rental && rental.depositPaise > 0 && (
          <p className="text-sm tabular-nums">{offerText.deposit(formatRupees(rental.depositPaise))}</p>
        )}
        {isAvailable && leadDays !== undefined && (
          <p className="text-sm text-ink-soft">{offerText.dispatchIn(describeLeadDays(leadDays))}</p>
        )}
        {note && <p className="text-sm">{note}</p>}
      </div>
      {isAvailable && (
        <div className={`mt-1 shrink-0 tabular-nums sm:mt-0 sm:text-right ${isInSum ? '' : 'text-ink-soft'}`}>
          <p className="font-medium">{formatRupees(amounts.taxablePaise)}</p>
          <p className="text-sm text-ink-soft">
            {offerText.withGst(formatPercent(line.gstBps), formatRupees(amounts.totalPaise))}
          </p>
        </div>
      )}
    </div>
  );
}

function OfferBadge({ line: { offer, replaces } }: { line: QuotationLine }) {
  if (offer === 'offered') return null;
  if (offer === 'unavailable') return <Badge kind="danger">{offerText.unavailable}</Badge>;
  if (offer === 'optional') return <Badge kind="warning">{offerText.optional}</Badge>;
  return (
    <Badge kind="warning">
      {replaces === undefined ? offerText.alternative : offerText.alternativeTo(replaces)}
    </Badge>
  );
}
