import { useText } from '#desk/text/language.ts';
import { formatRupees } from '#domain/indian-format.ts';
import { listOddRates } from '#domain/quotation/odd-rates.ts';
import type { QuotationLine } from '#domain/quotation/quotation-terms.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Names the rates that are so far from the list price that they may be mistyped. */
export function RateWarning({ lines }: { lines: readonly QuotationLine[] }) {
  const { quotation: words } = useText();
  const odd = listOddRates(lines);
  if (odd.length === 0) return null;
  return (
    <Notice kind="warning">
      {odd.map(({ line, ratePaise, listPricePaise, isAbove }) => (
        <p key={line}>
          {(isAbove ? words.rateAbove : words.rateBelow)(
            line,
            formatRupees(ratePaise),
            formatRupees(listPricePaise),
          )}
        </p>
      ))}
    </Notice>
  );
}
