import { offerText } from '#web/text/offer-en.ts';
import type { Offer } from './quotation.ts';

/** What differs from the revision before, cell by cell. */
export function OfferChanges({ offer }: { offer: Offer }) {
  const { changes = [], lines, revision } = offer;
  if (changes.length === 0) return null;
  const titles = new Map(lines.map(({ number, title }) => [number, title]));
  const nameLine = (number: number) => offerText.ofLine(number, titles.get(number) ?? '').trimEnd();
  return (
    <section
      aria-label={offerText.changes(revision - 1)}
      className="rounded border border-warning px-3 py-3 text-sm wrap-anywhere sm:px-4"
    >
      <h3 className="text-base font-semibold">{offerText.changes(revision - 1)}</h3>
      <ul className="mt-1 grid gap-1">
        {changes.map(({ line, what, before, after }) => (
          <li key={`${line} ${what}`}>
            <span className="text-ink-soft">
              {what === 'Line'
                ? `${line}.`
                : line === undefined
                  ? `${what}:`
                  : `${nameLine(line)} – ${what}:`}{' '}
            </span>
            {before !== undefined && <s className="text-ink-soft">{before}</s>}{' '}
            {after === undefined ? offerText.removed : <strong className="font-medium">{after}</strong>}
          </li>
        ))}
      </ul>
    </section>
  );
}
