import type { CSSProperties } from 'react';

type RatingStarsProps = {
  /** Average from 0 to 5. */
  rating: number;
  count: number;
  /** Read by screen readers instead of the figures. */
  label: string;
  /** Shows one star instead of five on a phone. */
  isCompact?: boolean;
};

/** An average as five stars, filled in proportion, with the figure and the number of ratings. */
export function RatingStars({ rating, count, label, isCompact = false }: RatingStarsProps) {
  const percent = Math.round((rating / 5) * 100);
  return (
    <span
      className={isCompact ? 'rating rating-compact' : 'rating'}
      style={{ '--part': `${percent}%` } as CSSProperties}
    >
      <span aria-hidden="true">{`${rating.toFixed(1)} (${count})`}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
