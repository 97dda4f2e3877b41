import { ProductCards } from '#web/features/catalogue/product-cards.tsx';
import type { CategoryBlock as Block } from './home.ts';
import { SeeAll } from './see-all.tsx';

/** A category with up to four of its products. */
export function CategoryBlock({ name, path, products }: Block) {
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-xl font-semibold">{name}</h2>
        <SeeAll path={path} name={name} />
      </div>
      <ProductCards products={products} columns="md:grid-cols-4" />
    </section>
  );
}
