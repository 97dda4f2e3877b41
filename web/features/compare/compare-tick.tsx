import { comparePath } from '#domain/page-paths.ts';
import { compareText } from '#web/text/compare-en.ts';
import { Link } from '#web/ui/link.tsx';
import { CompareCheckbox } from './compare-checkbox.tsx';
import { type ComparedProduct, useCompared } from './compare-store.ts';

/** On a product's page: the tick for the comparison, and the link to it once there is something to compare. */
export default function CompareTick({ product }: { product: ComparedProduct }) {
  const ids = useCompared().map(({ id }) => id);
  return (
    <div className="flex items-center gap-3">
      <CompareCheckbox product={product} label={compareText.compare} isOnItsPage />
      {ids.length > 0 && (
        <Link
          to={comparePath(ids)}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brand-ink"
        >
          {compareText.open(ids.length)}
        </Link>
      )}
    </div>
  );
}
