import { memo, type ReactNode } from 'react';

import { AddToCartButton } from '#web/features/cart/add-to-cart-button.tsx';
import { Picture } from '#web/features/pictures/picture.tsx';
import { WishlistButton } from '#web/features/wishlist/wishlist-button.tsx';
import { text } from '#web/text/en.ts';
import { CardPrice } from './card-price.tsx';
import { prefetchWhileLookedAt } from './prefetch-product.client.ts';
import { type ProductSummary, pathOfProduct } from './product.ts';
import { ProductRating } from './product-rating.tsx';

/** Fewer ratings say little about a product; its own page shows them all the same. */
const MIN_RATINGS = 3;

type ProductCardProps = {
  product: ProductSummary;
  /** The buyer's city, once it is known. */
  city: string | undefined;
  /** One level below the heading of the list. */
  headingLevel: 2 | 3;
  /** Whether the card is visible when the page opens. */
  isFirst?: boolean;
  /** The button in the picture's corner; by default the wishlist button. */
  cornerAction?: ReactNode;
  /** What comes before buying it. */
  offer?: ReactNode;
};

/** A product in a list. The whole card except its buttons is a link to the product's page. */
export const ProductCard = memo(function ProductCard({
  product,
  city,
  headingLevel,
  isFirst = false,
  cornerAction,
  offer,
}: ProductCardProps) {
  const { title, image, imageAlt, rating, ratingCount, price, unit, deciding } = product;
  const Heading = `h${headingLevel}` as const;
  const note = describeMatch(product);
  return (
    <article ref={prefetchWhileLookedAt} className="card">
      <Picture src={image} alt={imageAlt ?? title} isFirst={isFirst} />
      <div className="card-body">
        <Heading className="card-title">
          <a href={pathOfProduct(product, city)} className="card-link">
            {title}
          </a>
        </Heading>
        {deciding && <p className="card-specifications">{deciding}</p>}
        {note && <p className="card-mention">{note}</p>}
        {ratingCount >= MIN_RATINGS && <ProductRating rating={rating} count={ratingCount} isCompact />}
        {offer}
        <CardPrice price={price} unit={unit} />
        <AddToCartButton product={product} />
      </div>
      {cornerAction ?? <WishlistButton product={product} variant="corner" />}
    </article>
  );
});

/** How well it matches a search that nothing, or not its name, matches. */
function describeMatch({ isMentionOnly, missingValues }: ProductSummary): string | undefined {
  if (isMentionOnly) return text.product.alsoMentions;
  return missingValues && text.product.doesNotState(missingValues);
}
