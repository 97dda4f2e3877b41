import { Link } from 'react-router';
import type { WireOpenReturn } from '#contract/staff-dispatch.ts';
import { dispatchPath } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { formatDate } from '#domain/indian-format.ts';

/** Goods that buyers want to send back, until they are settled or refused. */
export function OpenReturns({ returns }: { returns: readonly WireOpenReturn[] }) {
  const { dispatch: words } = useText();
  const columns: Column<WireOpenReturn>[] = [
    {
      key: 'request',
      heading: words.request,
      cell: ({ request, estimate_number: number }) => (
        <Link
          to={dispatchPath(request)}
          className="font-medium whitespace-nowrap underline underline-offset-4"
        >
          {number}
        </Link>
      ),
    },
    {
      key: 'asked',
      heading: words.returnAsked,
      cell: ({ created_at: at }) => formatDate(new Date(at)),
    },
    { key: 'from', heading: words.returnFrom, cell: ({ customer }) => customer },
    { key: 'goods', heading: words.goods, cell: ({ quantity, title }) => `${quantity} × ${title}` },
    { key: 'reason', heading: words.returnReason, cell: ({ reason }) => reason },
    {
      key: 'state',
      heading: words.returnState,
      cell: ({ state }) => <span className="desk-tag">{words.returnStates[state]}</span>,
    },
  ];
  return (
    <DataTable
      caption={words.returns}
      columns={columns}
      rows={returns}
      getKey={({ return_id: id }) => id}
      empty={words.noReturns}
    />
  );
}
