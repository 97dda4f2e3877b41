import { ProductRow } from '#web/features/product/product-row.tsx';
import { SeeAllLink } from '#web/features/product/see-all-link.tsx';
import type { CategoryPreview } from './home.ts';

/** A category with up to four of its products. */
export function CategorySection({ name, path, products }: CategoryPreview) {
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-xl font-semibold">{name}</h2>
        <SeeAllLink path={path} name={name} />
      </div>
      <ProductRow products={products} columns="md:grid-cols-4" />
    </section>
  );
}
