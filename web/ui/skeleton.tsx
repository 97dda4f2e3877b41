/**
 * A placeholder for content that is loading, as large as that will be (`className` sets the size). It appears only
 * after 300 ms, so that faster content does not flicker.
 */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block rounded bg-rule transition-opacity delay-300 starting:opacity-0 ${className}`}
    />
  );
}
