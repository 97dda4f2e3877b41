import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { AddToCartButton } from '#web/features/cart/add-to-cart-button.tsx';
import { WishlistButton } from '#web/features/wishlist/wishlist-button.tsx';
import { Picture } from './picture.tsx';
import { CardPrice } from './price-figures.tsx';
import type { ProductCard as Product } from './product.ts';
import { useProductAhead } from './product-ahead.ts';
import { ProductRating } from './product-rating.tsx';
import { useProductPath } from './use-product-path.ts';

type ProductCardProps = {
  product: Product;
  /** Level of its heading: one below the heading of its list. */
  level: 2 | 3;
  /** Seen at once when the page opens. */
  isFirst?: boolean;
  /** The button in the picture's corner; the heart, unless the list has another use for it. */
  corner?: ReactNode;
};

/** A product in a list. The whole card leads to its page; only the buttons do something else. */
export const ProductCard = memo(function ProductCard({
  product,
  level,
  isFirst = false,
  corner,
}: ProductCardProps) {
  const Heading = `h${level}` as const;
  const path = useProductPath(product);
  const ahead = useProductAhead(product.id);
  return (
    <article ref={ahead} className="card">
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
        {corner ?? <WishlistButton product={product} look="corner" />}
      </div>
    </article>
  );
});
