import { Link } from 'react-router';
import type { WireSoldRequest } from '#contract/staff-reports.ts';
import type { api } from '#desk/api/desk-api.ts';
import { requestPath } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { formatDate } from '#domain/indian-format.ts';
import { listAmountColumns } from './amount-columns.tsx';
import { FirstRows } from './first-rows.tsx';

type Sold = Awaited<ReturnType<typeof api.listSoldOrders>>;

/** What was sold of each request on a day, as it becomes a voucher in Tally. */
export function OrderTable({ sold }: { sold: Sold }) {
  const { reports: words } = useText();
  const { rows, row_count: rowCount, totals } = sold;
  const columns: Column<WireSoldRequest>[] = [
    {
      key: 'number',
      heading: words.number,
      cell: (row) => (
        <Link
          to={requestPath(row.request)}
          className="whitespace-nowrap text-brand-ink underline underline-offset-4"
        >
          {row.order_number}
        </Link>
      ),
      total: words.total,
    },
    { key: 'day', heading: words.day, cell: ({ day }) => formatDate(new Date(`${day}T12:00+05:30`)) },
    { key: 'customer', heading: words.firm, cell: ({ customer }) => customer },
    { key: 'place', heading: words.place, cell: (row) => row.place_of_supply },
    { key: 'lines', heading: words.lines, cell: (row) => row.order_count, isNumber: true },
    ...listAmountColumns<WireSoldRequest>(words, totals),
  ];
  return (
    <>
      <FirstRows shown={rows.length} all={rowCount} />
      <DataTable
        caption={words.names.orders}
        columns={columns}
        rows={rows}
        getKey={(row) => row.order_number}
        empty={words.nothing}
      />
    </>
  );
}
