import type { WireGstRow } from '#contract/staff-reports.ts';
import type { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { listAmountColumns } from './amount-columns.tsx';
import { FirstRows } from './first-rows.tsx';

type Summary = Awaited<ReturnType<typeof api.getGstSummary>>;

/** What was sold, by HSN code, rate, place of supply, supply to SEZ and unit. */
export function GstTable({ summary }: { summary: Summary }) {
  const { reports: words } = useText();
  const { rows, row_count: rowCount, totals } = summary;
  const columns: Column<WireGstRow>[] = [
    { key: 'hsn', heading: words.hsn, cell: ({ hsn }) => hsn, total: words.total },
    { key: 'gst', heading: words.gst, cell: ({ gst }) => `${gst}%`, isNumber: true },
    {
      key: 'place',
      heading: words.place,
      cell: (row) => (row.sez ? `${row.place_of_supply}, ${words.sez[row.sez]}` : row.place_of_supply),
    },
    {
      key: 'quantity',
      heading: words.quantity,
      cell: ({ quantity, unit }) => `${quantity.toLocaleString('en-IN')} ${unit}`,
      isNumber: true,
    },
    ...listAmountColumns<WireGstRow>(words, totals),
  ];
  return (
    <>
      <FirstRows shown={rows.length} all={rowCount} />
      <DataTable
        caption={words.names.gst}
        columns={columns}
        rows={rows}
        getKey={(row) => [row.hsn, row.gst, row.place_of_supply, row.sez, row.unit].join(' ')}
        empty={words.nothing}
      />
    </>
  );
}
