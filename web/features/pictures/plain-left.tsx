/** Makes the left part of a picture plain, so that a caption on it can be read whatever the operator's picture shows. */
export function PlainLeft({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute inset-y-0 left-0 w-1/2 bg-linear-to-r from-ground from-84% to-transparent dark:brightness-90 ${className}`}
    />
  );
}
