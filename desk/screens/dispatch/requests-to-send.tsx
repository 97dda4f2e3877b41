import { Link } from 'react-router';
import type { WireRequestToSend } from '#contract/staff-dispatch.ts';
import { dispatchPath } from '#desk/paths.ts';
import { useSteadyRows } from '#desk/state/steady-rows.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { ListChanges } from '#desk/ui/list-changes.tsx';
import { formatDate } from '#domain/indian-format.ts';

const getKey = ({ id }: WireRequestToSend) => id;

export function RequestsToSend({ requests }: { requests: readonly WireRequestToSend[] }) {
  const { dispatch: words } = useText();
  const steady = useSteadyRows(requests, getKey);
  const columns: Column<WireRequestToSend>[] = [
    {
      key: 'request',
      heading: words.request,
      cell: ({ id, estimate_number: number }) => (
        <Link to={dispatchPath(id)} className="font-medium whitespace-nowrap underline underline-offset-4">
          {number}
        </Link>
      ),
      onPhones: 'max-md:grow',
    },
    {
      key: 'confirmed',
      heading: words.confirmed,
      cell: ({ confirmedAt }) => formatDate(new Date(confirmedAt)),
    },
    {
      key: 'to',
      heading: words.to,
      cell: ({ customer, city }) => (
        <>
          {customer}
          <span className="block text-ink-soft">{city}</span>
        </>
      ),
      onPhones: 'max-md:basis-full',
    },
    {
      key: 'goods',
      heading: words.goods,
      cell: ({ lines }) => (
        <ul className="min-w-48">
          {lines.map((line) => (
            <li key={line.order_id}>
              {line.ordered} × {line.title}
              {line.sent > 0 && (
                <span className="ml-2 whitespace-nowrap text-warning">
                  {words.sentOf(String(line.sent), String(line.ordered))}
                </span>
              )}
            </li>
          ))}
        </ul>
      ),
      onPhones: 'max-md:basis-full',
    },
  ];
  return (
    <>
      <ListChanges changes={steady} of="requests" />
      <DataTable
        caption={words.toSend}
        columns={columns}
        rows={steady.rows}
        getKey={getKey}
        empty={words.noneToSend}
      />
    </>
  );
}
