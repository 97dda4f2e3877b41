import type { ReactNode } from 'react';
import { useChosenCity } from '#web/features/location/chosen-city.ts';
import type { ProductSummary } from './product.ts';
import { ProductCard } from './product-card.tsx';

/** The number of cards that a usual screen shows without scrolling. */
const ABOVE_THE_FOLD_COUNT = 4;

type ProductGridProps = {
  products: readonly ProductSummary[];
  /** Renders the corner of a card in place of the wishlist button. */
  renderCorner?: (product: ProductSummary) => ReactNode;
};

/** Products in columns: two on a phone, up to six on wide screens. */
export function ProductGrid({ products, renderCorner }: ProductGridProps) {
  const city = useChosenCity();
  return (
    <div className="@container">
      <ul className="grid grid-cols-2 gap-3 @xl:grid-cols-3 @4xl:grid-cols-4 @4xl:gap-4 @6xl:grid-cols-5 @min-[84rem]:grid-cols-6">
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              city={city}
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
