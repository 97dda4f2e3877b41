import type { WireToday } from '#contract/staff-today.ts';
import { REQUESTS_PATH } from '#desk/paths.ts';
import { useSteadyRows } from '#desk/state/steady-rows.ts';
import { formatDay } from '#desk/text/format-day.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { ListChanges } from '#desk/ui/list-changes.tsx';
import { createOfferColumns } from './offer-columns.tsx';
import { TablePart } from './table-part.tsx';

type Lapsing = WireToday['next_to_lapse'][number];

const getKey = ({ id }: Lapsing) => id;

/** The offers that lapse next, while their buyers can still be reminded. */
export function NextToLapse({ offers }: { offers: readonly Lapsing[] }) {
  const { today: words, requests: requestWords } = useText();
  const [number, firm, total] = createOfferColumns<Lapsing>(requestWords);
  const steady = useSteadyRows(offers, getKey);
  const columns: Column<Lapsing>[] = [
    number,
    firm,
    {
      key: 'last-day',
      heading: words.lastDay,
      // It lapses at the midnight after its last day.
      cell: ({ lapses_at: lapsesAt }) => (
        <span className="whitespace-nowrap">{formatDay(new Date(new Date(lapsesAt).getTime() - 1))}</span>
      ),
    },
    total,
  ];
  return (
    <TablePart title={words.nextToLapse} to={`${REQUESTS_PATH}?turn=buyer&flag=lapses_soon`}>
      <ListChanges changes={steady} of="requests" />
      <DataTable
        caption={words.nextToLapse}
        columns={columns}
        rows={steady.rows}
        getKey={getKey}
        empty={words.nothingLapsing}
      />
    </TablePart>
  );
}
