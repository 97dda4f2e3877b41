import { comparePath } from '#domain/page-paths.ts';
import { compareText } from '#web/text/compare-en.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { setCompared, toggleCompared, useCompared } from './compare-store.ts';

/**
 * What was ticked for the comparison, at the end of the screen. Only beneath a list that has one of it: it would cover
 * a part of others.
 */
export function CompareBar({ listed }: { listed: readonly { id: string }[] }) {
  const products = useCompared();
  if (!products.some(({ id }) => listed.some((each) => each.id === id))) return null;
  return (
    <section aria-label={compareText.chosen} className="compare-bar">
      <ul className="flex min-w-0 grow gap-2 overflow-x-auto max-sm:hidden">
        {products.map((product) => (
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
      <ButtonLink variant="action" to={comparePath(products.map(({ id }) => id))} className="shrink-0">
        {compareText.open(products.length)}
      </ButtonLink>
    </section>
  );
}
