import type { WireProductChange } from '#contract/staff-products.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { CellChanges } from './cell-changes.tsx';

/** What changes about products, old → new; jumps of the price are marked, and come first. */
export function ChangeTable({ changes, total }: { changes: readonly WireProductChange[]; total: number }) {
  const { products: words } = useText();
  const { bulk } = words;
  const columns: Column<WireProductChange>[] = [
    { key: 'product', heading: words.product, cell: ({ title }) => title },
    {
      key: 'cells',
      heading: `${bulk.old} → ${bulk.new}`,
      cell: ({ cells }) => <CellChanges cells={cells} />,
    },
    {
      key: 'price',
      heading: bulk.finalPrice,
      isNumber: true,
      cell: ({ price_before: before, price_after: after, is_jump: isJump }) => (
        <span className={isJump ? 'flex items-center justify-end gap-1 font-semibold text-danger' : ''}>
          {isJump && <span className="icon icon-alert-triangle size-4 shrink-0" />}
          {formatPrice(before)} → {formatPrice(after)}
        </span>
      ),
    },
  ];
  return (
    <>
      <div className="max-h-80 overflow-y-auto">
        <DataTable
          caption={bulk.title}
          columns={columns}
          rows={changes}
          getKey={({ id }) => id}
          empty={words.nothingChanged}
        />
      </div>
      {total > changes.length && <p className="text-sm text-ink-soft">{bulk.more(changes.length)}</p>}
    </>
  );
}

const formatPrice = (rupees: number) => formatRupeesShort(paiseFromRupees(rupees));
