import { formatRupeesShort } from '#domain/indian-format.ts';
import type { UnitPrice } from '#domain/pricing.ts';
import { cartText } from '#web/text/cart-en.ts';
import { text } from '#web/text/en.ts';

/** A product whose price is not the one shown to the buyer; without `now` it is no longer sold. */
export type PriceChange = { id: string; title: string; before: UnitPrice; now: UnitPrice | undefined };

/** The old and the new price of each changed product. */
export function PriceChangesList({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <ul className="mt-2 grid gap-2 text-sm">
      {changes.map((change) => (
        <li key={change.id}>
          <span className="block font-medium">{change.title}</span>
          <Prices change={change} />
        </li>
      ))}
    </ul>
  );
}

function Prices({ change: { before, now } }: { change: PriceChange }) {
  if (!now) return <span className="text-danger">{cartText.noLongerSold}</span>;
  return (
    <span className="tabular-nums">
      <s className="text-ink-soft">
        <span className="sr-only">{cartText.priceBefore} </span>
        {formatRupeesShort(before.unitPriceInclGstPaise)}
      </s>{' '}
      <span aria-hidden="true">→</span>{' '}
      <strong className="font-semibold">
        <span className="sr-only">{cartText.priceNow} </span>
        {formatRupeesShort(now.unitPriceInclGstPaise)}
      </strong>{' '}
      <span className="text-ink-soft">{text.currencyNote}</span>
    </span>
  );
}
