/**
 * The number at the corner of a cart icon; nothing while the cart is empty. CSS draws it, because the label of the link
 * already contains it as text.
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
