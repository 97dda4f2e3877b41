import type { ProductSummary as Product } from './product.ts';
import { ProductCard } from './product-card.tsx';

type ProductRowProps = {
  products: readonly Product[];
  /** How many stand side by side where there is more room than on a phone, as classes. */
  columns: string;
};

/** A handful of products under a heading of the page's second level. */
export function ProductRow({ products, columns }: ProductRowProps) {
  return (
    <ul className={`grid grid-cols-2 gap-3 lg:gap-4 ${columns}`}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} headingLevel={3} />
        </li>
      ))}
    </ul>
  );
}
