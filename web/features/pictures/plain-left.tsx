/**
 * Makes the left part of a picture plain, so that a caption on it can be read whatever the operator's picture shows.
 */
export function PlainLeft({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`plain-left ${className}`} />;
}
