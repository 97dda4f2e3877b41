import { text } from '#web/text/en.ts';
import { RatingStars } from '#web/ui/rating-stars.tsx';

type ProductRatingProps = { rating: number | undefined; count: number; isCompact?: boolean };

/** The average rating of a product; renders nothing while it has no rating. */
export function ProductRating({ rating, count, isCompact = false }: ProductRatingProps) {
  if (rating === undefined) return null;
  return (
    <RatingStars
      rating={rating}
      count={count}
      label={text.product.rated(rating.toFixed(1), count)}
      isCompact={isCompact}
    />
  );
}
