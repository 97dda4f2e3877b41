import { type ReactNode, useRef } from 'react';
import { useFirstInteraction } from '#web/features/layout/use-first-interaction.ts';
import { useChosenCity } from '#web/features/location/chosen-city.ts';
import type { ProductSummary } from '#web/features/product/product.ts';
import { ProductCard } from '#web/features/product/product-card.tsx';
import { useLazyComponent } from '#web/ui/use-lazy-component.ts';

const loadCompareCards = () => import('#web/features/compare/compare-cards.tsx');

/** The number of cards that a usual screen shows without scrolling. */
const ABOVE_THE_FOLD_COUNT = 4;

type ProductGridProps = {
  products: readonly ProductSummary[];
  /** Renders the corner of a card in place of the wishlist button. */
  renderCorner?: (product: ProductSummary) => ReactNode;
  /** Renders what comes before buying a product. */
  renderOffer?: ((product: ProductSummary) => ReactNode) | undefined;
};

/** Products in columns: two on a phone, up to six on wide screens. */
export function ProductGrid({ products, renderCorner, renderOffer }: ProductGridProps) {
  const city = useChosenCity();
  const grid = useRef<HTMLUListElement>(null);
  const CompareCards = useLazyComponent(useFirstInteraction(), loadCompareCards);
  return (
    <div className="@container">
      <ul
        ref={grid}
        className="grid grid-cols-2 gap-3 @xl:grid-cols-3 @4xl:grid-cols-4 @4xl:gap-4 @6xl:grid-cols-5 @min-[84rem]:grid-cols-6"
      >
        {products.map((product, index) => (
          <li key={product.id} className="relative">
            <ProductCard
              product={product}
              city={city}
              headingLevel={2}
              isFirst={index < ABOVE_THE_FOLD_COUNT}
              cornerAction={renderCorner?.(product)}
              offer={renderOffer?.(product)}
            />
          </li>
        ))}
      </ul>
      {CompareCards && <CompareCards grid={grid} products={products} />}
    </div>
  );
}
