/**
 * The number on the corner of a cart icon; nothing while the cart is empty. It is drawn, not written: the link's label
 * says it already.
 */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      data-count={count}
      className="absolute -top-2 -right-2.5 grid h-5 min-w-5 place-items-center rounded-full bg-action px-1 text-xs font-semibold text-on-action tabular-nums before:content-[attr(data-count)]"
    />
  );
}
