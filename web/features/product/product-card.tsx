import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { productPath } from '#domain/page-paths.ts';
import { AddToCartButton } from '#web/features/cart/add-to-cart-button.tsx';
import { useChosenCity } from '#web/features/location/chosen-city.ts';
import { Picture } from '#web/features/pictures/picture.tsx';
import { WishlistButton } from '#web/features/wishlist/wishlist-button.tsx';
import { CardPrice } from './card-price.tsx';
import { usePrefetchProduct } from './prefetch-product.ts';
import type { ProductSummary } from './product.ts';
import { ProductRating } from './product-rating.tsx';

type ProductCardProps = {
  product: ProductSummary;
  /** One level below the heading of the list. */
  headingLevel: 2 | 3;
  /** Whether the card is visible when the page opens. */
  isFirst?: boolean;
  /** The button in the picture's corner; by default the wishlist button. */
  cornerAction?: ReactNode;
};

/** A product in a list. The whole card except its buttons is a link to the product's page. */
export const ProductCard = memo(function ProductCard({
  product,
  headingLevel,
  isFirst = false,
  cornerAction,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const path = useProductPath(product);
  const prefetchRef = usePrefetchProduct(product.id);
  return (
    <article ref={prefetchRef} className="card">
      <Picture src={product.image} alt={product.imageAlt} isFirst={isFirst} />
      <div className="flex grow flex-col p-3">
        <Heading className="mb-1 line-clamp-2 min-h-[2lh] text-sm leading-snug font-medium md:text-base">
          <Link to={path} prefetch="intent" className="card-link">
            {product.title}
          </Link>
        </Heading>
        <div className="min-h-6">
          <ProductRating rating={product.rating} count={product.ratingCount} isCompact />
        </div>
        <div className="mt-auto">
          <CardPrice price={product.price} />
          <AddToCartButton product={product} />
        </div>
      </div>
      <div className="absolute top-0.5 right-0.5">
        {cornerAction ?? <WishlistButton product={product} variant="corner" />}
      </div>
    </article>
  );
});

/** The path of the product's page, with the buyer's city once it is known. */
function useProductPath({ id, title, path }: Pick<ProductSummary, 'id' | 'title' | 'path'>): string {
  const city = useChosenCity();
  return city === undefined ? path : productPath(id, title, city);
}
