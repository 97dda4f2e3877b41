import { totalAsked } from '#domain/asked-value.ts';
import { formatRupeesShort } from '#domain/indian-format.ts';
import type { SavedLine } from '#domain/saved-list.ts';
import { savedListsText } from '#web/text/saved-lists-en.ts';
import { wishesText } from '#web/text/wishes-en.ts';
import type { ListProducts } from './saved-list.ts';

/** What a list would cost today; lines of products that have left the catalogue cost nothing. */
export function ListTotal({ lines, products }: { lines: readonly SavedLine[]; products: ListProducts }) {
  const total = totalAsked(
    lines.flatMap(({ productId, quantity, unit }) => {
      const product = products.byId.get(productId);
      return product ? [{ ...product, quantity, wish: { quantity, ...(unit && { unit }) } }] : [];
    }),
  );
  return (
    <section aria-live="polite" className="mt-3 px-3 text-right tabular-nums">
      <p>
        <span className="text-ink-soft">{savedListsText.total} </span>
        <span className="text-lg font-semibold">{formatRupeesShort(total.totalPaise)}</span>
      </p>
      <p className="text-ink-soft">
        {savedListsText.inclGst} {formatRupeesShort(total.totalInclGstPaise)}
      </p>
      <div className="text-sm text-ink-soft">
        <p>{wishesText.askedValueNote}</p>
        {total.unpricedCount > 0 && <p>{wishesText.unpriced(total.unpricedCount)}</p>}
      </div>
    </section>
  );
}
