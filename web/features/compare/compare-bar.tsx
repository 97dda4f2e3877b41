import { comparePath } from '#domain/page-paths.ts';
import { compareText } from '#web/text/compare-en.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { setCompared, toggleCompared, useCompared } from './compare-store.ts';

/**
 * What was ticked for the comparison, at the end of the screen. Only beneath a list that has one of it: it would cover
 * a part of others.
 */
export function CompareBar({ products }: { products: readonly { id: string }[] }) {
  const compared = useCompared();
  if (!products.some((product) => compared.some(({ id }) => id === product.id))) return null;
  return (
    <section aria-label={compareText.chosen} className="compare-bar">
      <ul className="flex min-w-0 grow gap-2 overflow-x-auto max-sm:hidden">
        {compared.map((product) => (
          <li key={product.id} className="shrink-0">
            <button
              type="button"
              aria-label={compareText.remove(product.title)}
              className="compare-chip"
              onClick={() => toggleCompared(product)}
            >
              {product.title}
              <span className="icon icon-x size-4" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="plain" className="shrink-0 px-2! max-sm:ml-auto" onClick={() => setCompared([])}>
        {compareText.clear}
      </Button>
      <ButtonLink variant="action" to={comparePath(compared.map(({ id }) => id))} className="shrink-0">
        {compareText.open(compared.length)}
      </ButtonLink>
    </section>
  );
}
