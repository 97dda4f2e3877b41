import { ProductCard } from '#web/features/catalogue/product-card.tsx';
import type { CategoryBlock } from './home.ts';
import { SeeAll } from './see-all.tsx';

/** A few categories with up to four of their products each. */
export function CategoryBlocks({ blocks }: { blocks: readonly CategoryBlock[] }) {
  return blocks.map(({ id, name, path, products }) => (
    <section key={id}>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-xl font-semibold">{name}</h2>
        <SeeAll path={path} name={name} />
      </div>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-4">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} level={3} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
