import { Link } from 'react-router';
import type { WireBuyer } from '#contract/staff-buyers.ts';
import { REQUESTS_PATH, requestPath } from '#desk/paths.ts';
import { formatDay } from '#desk/text/format-day.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';

const formatTotal = (total: number) => formatRupeesShort(paiseFromRupees(total));

/** What a buyer has asked for and accepted so far. */
export function BuyerRequests({ buyer }: { buyer: WireBuyer }) {
  const { buyers: words } = useText();
  const columns: Column<WireBuyer['requests'][number]>[] = [
    {
      key: 'number',
      heading: words.number,
      cell: (request) => (
        <Link to={requestPath(request.id)} className="text-brand-ink underline">
          {request.estimate_number}
        </Link>
      ),
    },
    { key: 'at', heading: words.askedAt, cell: (request) => formatDay(new Date(request.createdAt)) },
    { key: 'state', heading: words.state, cell: (request) => words.states[request.state] },
    {
      key: 'total',
      heading: words.total,
      cell: ({ total }) => (total === null ? '' : formatTotal(total)),
      isNumber: true,
    },
  ];
  const { request_count: count, accepted_count: accepted, accepted_total: value } = buyer;
  return (
    <Panel title={words.ordersSoFar}>
      <p className="text-sm">{words.counts(count, accepted, formatTotal(value))}</p>
      <DataTable
        caption={words.ordersSoFar}
        columns={columns}
        rows={buyer.requests}
        getKey={({ id }) => id}
        empty={words.noRequests}
      />
      {count > buyer.requests.length && (
        <p className="text-sm">
          <Link
            to={`${REQUESTS_PATH}?q=${encodeURIComponent(buyer.email)}`}
            className="text-brand-ink underline"
          >
            {words.allRequests}
          </Link>
        </p>
      )}
    </Panel>
  );
}
