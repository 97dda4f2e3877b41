import type { WireToday } from '#contract/staff-today.ts';
import { REQUESTS_PATH } from '#desk/paths.ts';
import { useSteadyRows } from '#desk/state/steady-rows.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { ListChanges } from '#desk/ui/list-changes.tsx';
import { formatDateTime } from '#domain/indian-format.ts';
import { AGE_TONES } from './ages.ts';
import { createOfferColumns } from './offer-columns.tsx';
import { TablePart } from './table-part.tsx';

type Waiting = WireToday['longest_waiting'][number];

const getKey = ({ id }: Waiting) => id;

/** The quote requests that have waited longest for the shop’s next step. */
export function LongestWaiting({ requests }: { requests: readonly Waiting[] }) {
  const { today: words, requests: requestWords } = useText();
  const [number, firm, total] = createOfferColumns<Waiting>(requestWords);
  const steady = useSteadyRows(requests, getKey);
  const columns: Column<Waiting>[] = [
    number,
    firm,
    {
      key: 'since',
      heading: words.since,
      cell: ({ since, age }) => (
        <>
          <time dateTime={since}>{formatDateTime(new Date(since))}</time>
          <span className={`block text-xs ${AGE_TONES[age]}`}>{words.ages[age]}</span>
        </>
      ),
    },
    total,
  ];
  return (
    <TablePart title={words.longestWaiting} to={`${REQUESTS_PATH}?turn=ours&sort=oldest`}>
      <ListChanges changes={steady} of="requests" />
      <DataTable
        caption={words.longestWaiting}
        columns={columns}
        rows={steady.rows}
        getKey={getKey}
        empty={words.nothingWaiting}
      />
    </TablePart>
  );
}
