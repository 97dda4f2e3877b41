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
  // Each registration has returns of its own.
  const hasSeveral = summary.seller_gstins.length > 1;
  const columns: Column<WireGstRow>[] = [
    ...(hasSeveral
      ? [
          {
            key: 'seller',
            heading: words.seller,
            cell: (row: WireGstRow) => row.seller_gstin,
            total: words.total,
          },
        ]
      : []),
    { key: 'hsn', heading: words.hsn, cell: ({ hsn }) => hsn, ...(!hasSeveral && { total: words.total }) },
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
        getKey={(row) =>
          [row.seller_gstin, row.hsn, row.gst, row.place_of_supply, row.sez, row.unit].join(' ')
        }
        empty={words.nothing}
      />
    </>
  );
}
