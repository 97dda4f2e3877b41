import type { ProductCard as Product } from './product.ts';
import { ProductCard } from './product-card.tsx';

/** How many cards of a list are seen at first on a usual screen. */
const FIRST_SEEN = 4;

/** Products side by side: two on a phone, five on a wide screen. */
export function ProductGrid({ products }: { products: readonly Product[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-4 xl:grid-cols-5">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} level={2} isFirst={index < FIRST_SEEN} />
        </li>
      ))}
    </ul>
  );
}
