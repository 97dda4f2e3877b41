import { formatMoment } from '#domain/format-moment.ts';
import { formatRupees } from '#domain/indian-format.ts';
import { offerText } from '#web/text/offer-en.ts';
import type { Quotation } from './quotation.ts';

/** What the buyer has wished of the offers so far. */
export function CounterList({ quotation: { counters, offer } }: { quotation: Quotation }) {
  if (counters.length === 0) return null;
  const titles = new Map(offer?.lines.map(({ number, title }) => [number, title]));
  // The offer may have lost the line since.
  const nameLine = (number: number) => {
    const title = titles.get(number);
    return title === undefined ? offerText.item(number) : offerText.ofLine(number, title);
  };
  return (
    <section aria-label={offerText.wishes} className="grid gap-3 text-sm wrap-anywhere">
      {counters.map(({ revision, name, createdAt, lines, words }) => (
        <div key={createdAt.getTime()} className="rounded border border-rule bg-paper px-3 py-2 sm:px-4">
          <h3 className="font-medium">{offerText.wishesFor(revision, formatMoment(createdAt), name)}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line.number} className="tabular-nums">
                {`${nameLine(line.number)}: ${describeWish(line)}`}
              </li>
            ))}
          </ul>
          {words && <p className="whitespace-pre-line">{words}</p>}
        </div>
      ))}
    </section>
  );
}

function describeWish(line: Quotation['counters'][number]['lines'][number]): string {
  const { isDropped, ratePaise, quantity, remark } = line;
  return [
    isDropped && offerText.wishedDrop,
    ratePaise !== undefined && offerText.wishedRate(formatRupees(ratePaise)),
    quantity !== undefined && offerText.wishedQuantity(quantity),
    remark,
  ]
    .filter(Boolean)
    .join(', ');
}
