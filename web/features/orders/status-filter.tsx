import { Link } from 'react-router';
import type { OrderStatus } from '#domain/order-status.ts';
import { text } from '#web/text/en.ts';

const CHOICES: readonly OrderStatus[] = ['Confirmed', 'Rejected', 'Requested', 'Shipped', 'Delivered'];

/** The status in the address (`?status=`); undefined stands for all of them. */
export function statusFromSearch(search: URLSearchParams): OrderStatus | undefined {
  return CHOICES.find((status) => status === search.get('status'));
}

/** Links, so that Back and sharing work. */
export function StatusFilter({ chosen }: { chosen: OrderStatus | undefined }) {
  return (
    <nav aria-label={text.orders.filter} className="mb-4 flex flex-wrap gap-2">
      <Choice to="/orders" label={text.orders.all} isChosen={chosen === undefined} />
      {CHOICES.map((status) => (
        <Choice key={status} to={`/orders?status=${status}`} label={status} isChosen={chosen === status} />
      ))}
    </nav>
  );
}

function Choice({ to, label, isChosen }: { to: string; label: string; isChosen: boolean }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen || undefined}
      className="inline-flex min-h-11 items-center rounded border border-edge bg-surface px-4 hover:border-ink aria-current:border-brand aria-current:bg-brand aria-current:text-on-brand"
    >
      {label}
    </Link>
  );
}
