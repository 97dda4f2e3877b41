import { useLocation } from 'react-router';
import { text } from '#web/text/en.ts';
import { Paging } from '#web/ui/paging.tsx';
import { type ListChoice, lastPageOf, pathOfPage } from './list-choice.ts';
import type { ProductCard } from './product.ts';
import { ProductGrid } from './product-grid.tsx';
import { SortForm } from './sort-form.tsx';

type ProductListProps = { products: readonly ProductCard[]; total: number; choice: ListChoice };

/** One page of a product list with its order and the ways to its other pages. */
export function ProductList({ products, total, choice }: ProductListProps) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (products.length === 0) return <NoProducts />;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-ink-soft tabular-nums">{text.catalogue.count(total)}</p>
        <SortForm path={pathname} search={query} sort={choice.sort} />
      </div>
      <ProductGrid products={products} />
      <Paging
        label={text.catalogue.pages}
        page={choice.page}
        lastPage={lastPageOf(total)}
        pathOf={(page) => pathOfPage(pathname, query, page)}
        nameOf={text.catalogue.page}
        previous={text.catalogue.previousPage}
        next={text.catalogue.nextPage}
      />
    </>
  );
}

function NoProducts() {
  return (
    <div className="rounded border border-rule bg-surface px-4 py-12 text-center">
      <p className="text-lg font-medium">{text.catalogue.none}</p>
      <p className="mt-1 text-ink-soft">{text.catalogue.noneHint}</p>
    </div>
  );
}
