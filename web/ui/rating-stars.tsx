const STAR = 'M8 .9l2.2 4.5 4.9.7-3.6 3.5.9 4.9L8 12.2l-4.4 2.3.9-4.9L.9 6.1l4.9-.7z';

type RatingStarsProps = {
  /** Average of 0 to 5. */
  rating: number;
  count: number;
  /** What a screen reader says instead of the figures. */
  label: string;
  /** On a phone one star stands for the five. */
  isCompact?: boolean;
};

/** An average as five stars filled to the tenth, with the figure and the number of ratings. */
export function RatingStars({ rating, count, label, isCompact = false }: RatingStarsProps) {
  const percent = Math.round((rating / 5) * 100);
  return (
    <span className="flex items-center gap-1.5 text-sm text-ink-soft tabular-nums">
      <span className={`relative overflow-hidden ${isCompact ? 'max-sm:w-3.5' : ''}`}>
        <Stars className="text-rule" />
        <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${percent}%` }}>
          <Stars className="text-star" />
        </span>
      </span>
      <span aria-hidden="true">
        {rating.toFixed(1)} ({count})
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

function Stars({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 80 16"
      className={`h-3.5 w-17.5 max-w-none ${className}`}
      fill="currentColor"
    >
      {[0, 1, 2, 3, 4].map((place) => (
        <path key={place} d={STAR} transform={`translate(${place * 16})`} />
      ))}
    </svg>
  );
}
