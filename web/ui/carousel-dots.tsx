/** More dots say less than none. */
const MAX_DOTS = 8;

/** A dot for each width of a carousel. They are known in the browser only, and so take no room in the layout. */
export function CarouselDots({ page, pages }: { page: number; pages: number }) {
  if (pages < 2 || pages > MAX_DOTS) return null;
  return (
    <span aria-hidden="true" className="carousel-dots">
      {Array.from({ length: pages }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
        <span key={index} data-current={index === page || undefined} />
      ))}
    </span>
  );
}
