/**
 * The place of something still on its way, as large as that will be (`className` gives the size). It appears only
 * after 300 ms: what comes sooner comes without a flicker.
 */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block rounded bg-rule transition-opacity delay-300 starting:opacity-0 ${className}`}
    />
  );
}
