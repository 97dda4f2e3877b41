import type { ReactNode } from 'react';
import type { ProductSummary as Product } from './product.ts';
import { ProductCard } from './product-card.tsx';

/** How many cards of a list are seen at first on a usual screen. */
const ABOVE_THE_FOLD_COUNT = 4;

type ProductGridProps = {
  products: readonly Product[];
  /** What stands in the corner of a card instead of the heart. */
  renderCorner?: (product: Product) => ReactNode;
};

/** Products side by side: two on a phone, up to five where there is room. */
export function ProductGrid({ products, renderCorner }: ProductGridProps) {
  return (
    <div className="@container">
      <ul className="grid grid-cols-2 gap-3 @xl:grid-cols-3 @4xl:grid-cols-4 @4xl:gap-4 @6xl:grid-cols-5">
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              headingLevel={2}
              isFirst={index < ABOVE_THE_FOLD_COUNT}
              cornerAction={renderCorner?.(product)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
