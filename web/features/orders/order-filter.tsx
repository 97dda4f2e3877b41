import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { MAX_ORDER_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { ORDER_STATUSES } from '#domain/order-status.ts';
import { ORDERS_PATH } from '#domain/page-paths.ts';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { ordersText } from '#web/text/orders-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { type OrderListParams, ordersPath } from './order-list-params.ts';

/** Filters the list of orders by status and by text. Both are in the URL. */
export function OrderFilter({ params }: { params: OrderListParams }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <StatusFilter params={params} />
      <OrderSearch key={params.searchText} params={params} />
    </div>
  );
}

/** Links, so that Back and sharing work. On a phone they are a single row that scrolls. */
function StatusFilter({ params: { status: selected, searchText } }: { params: OrderListParams }) {
  const selectedLink = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status moves the ref to another link.
  useEffect(() => {
    const row = selectedLink.current?.closest('ul');
    if (row) row.scrollLeft = (selectedLink.current?.offsetLeft ?? 0) - row.clientWidth / 3;
  }, [selected]);
  return (
    <nav aria-label={ordersText.filter} className="min-w-0 max-sm:-mx-4 max-sm:w-[calc(100%+2rem)]">
      <ul className="relative flex gap-2 overflow-x-auto p-1 max-sm:px-4 sm:-m-1 sm:flex-wrap">
        {[undefined, ...ORDER_STATUSES].map((status) => (
          <li key={status ?? ''}>
            <Link
              to={ordersPath({ status, searchText })}
              ref={status === selected ? selectedLink : undefined}
              keepsScroll
              aria-current={status === selected || undefined}
              className="inline-flex min-h-11 items-center rounded border border-edge bg-surface px-4 hover:border-ink aria-current:border-brand aria-current:bg-brand aria-current:text-on-brand"
            >
              {status ?? ordersText.all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OrderSearch({ params: { status, searchText } }: { params: OrderListParams }) {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(ordersPath({ status, searchText: readTextField(new FormData(event.currentTarget), 'q') }));
  };
  return (
    <search aria-label={ordersText.search} className="w-full sm:w-96">
      <form method="get" action={ORDERS_PATH} onSubmit={search} className="flex gap-2">
        {status && <input type="hidden" name="status" value={status} />}
        <input
          type="search"
          name="q"
          aria-label={ordersText.search}
          placeholder={ordersText.searchHint}
          defaultValue={searchText}
          maxLength={MAX_ORDER_SEARCH_LENGTH}
          autoComplete="off"
          className="form-control"
        />
        <Button type="submit" aria-label={ordersText.submitSearch} className="shrink-0 px-3!">
          <span className="icon icon-search" />
        </Button>
      </form>
    </search>
  );
}
