import { lacksSizes } from '#domain/size-counts.ts';
import { useWishes } from '#web/features/wishes/local-wishes.ts';
import { quoteText } from '#web/text/quotation-en.ts';
import type { QuoteLine } from './quotation.ts';

/** The goods whose sizes nobody has chosen. The request can be sent without them. */
export function MissingSizesNote({ lines }: { lines: readonly QuoteLine[] }) {
  const wishes = useWishes().lines;
  const titles = lines
    .filter(({ product }) => lacksSizes(product.sizes, wishes[product.id]?.remark))
    .map(({ product }) => product.title);
  if (titles.length === 0) return null;
  return <p className="font-medium text-warning">{quoteText.sizesMissing(titles.join(', '))}</p>;
}
