import { formatRupeesShort } from '#domain/indian-format.ts';
import { shortId } from '#domain/short-id.ts';
import type { ProductChange } from '#server/features/admin/describe-product-change.ts';
import { type Column, formatTable } from './table.ts';
import type { Terminal } from './terminal-text.ts';

const MAX_SHOWN = 200;
const MAX_CELL = 60;

const COLUMNS: Column[] = [
  { title: 'ROW', isRightAligned: true },
  { title: 'ID' },
  { title: 'PRODUCT', canWrap: true },
  { title: 'CHANGE', canWrap: true },
];

/** Lists what a file changes, large changes of a price first. */
export function formatProductChanges(terminal: Terminal, changes: readonly ProductChange[]): string {
  const sorted = changes.toSorted((a, b) => Number(b.price.isJump) - Number(a.price.isJump));
  const rows = sorted
    .slice(0, MAX_SHOWN)
    .map((change) => [
      String(change.row),
      shortId(change.id),
      change.title,
      [
        ...(change.price.isJump ? [describeJump(change)] : []),
        ...change.cells.map(
          ({ column, before, after }) => `${column} ${shorten(before)} → ${shorten(after)}`,
        ),
      ].join('; '),
    ]);
  const more = changes.length - rows.length;
  return [formatTable(terminal, COLUMNS, rows), ...(more > 0 ? [`… and ${more} more`] : [])].join('\n');
}

const percent = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'always',
});

function describeJump({ price: { beforePaise, afterPaise } }: ProductChange): string {
  const change =
    beforePaise === 0 ? '' : ` (${percent.format(afterPaise / beforePaise - 1).replace('-', '−')})`;
  return `PRICE JUMP ${formatRupeesShort(beforePaise)} → ${formatRupeesShort(afterPaise)}${change}`;
}

function shorten(cell: string): string {
  if (cell === '') return 'nothing';
  return cell.length > MAX_CELL ? `${cell.slice(0, MAX_CELL)}…` : cell;
}
