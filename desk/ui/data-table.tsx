import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  heading: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Stands below all rows. */
  total?: ReactNode;
  /** Figures stand at the right, so that they can be compared. */
  isNumber?: boolean;
  /** On screens that are not wide another cell says what it does. */
  isWideOnly?: boolean;
  /** Classes that place it in its row on phones, where it then needs no heading. */
  onPhones?: string;
};

type DataTableProps<Row> = {
  /** What the table shows, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** The row that keys act on. */
  currentKey?: string | undefined;
  /** Called when something in a row gets the focus. */
  onRowFocus?: ((key: string) => void) | undefined;
  /** Shown instead of the rows when there are none. */
  empty: ReactNode;
};

/**
 * A table whose rows wrap on phones, with the headings beside their cells. Wider than a larger screen, it scrolls in
 * its frame beside its first column. The server sorts, filters and pages it.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  getKey,
  currentKey,
  onRowFocus,
  empty,
}: DataTableProps<Row>) {
  if (rows.length === 0) return <div className="desk-panel">{empty}</div>;
  const getClasses = ({ isNumber, isWideOnly, onPhones = '' }: Column<Row>) =>
    `${isNumber ? 'desk-number' : ''} ${isWideOnly ? 'max-xl:hidden!' : ''} ${onPhones}`;
  // What has a line or place of its own needs no heading.
  const getLabel = ({ heading, onPhones }: Column<Row>) =>
    !onPhones && typeof heading === 'string' ? heading : undefined;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard.
      tabIndex={0}
      className="desk-scroller rounded border border-rule bg-surface"
    >
      <table className="desk-table desk-table-stacked">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={getClasses(column)}>
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={getKey(row)}
              data-row={getKey(row)}
              aria-current={currentKey === getKey(row) ? true : undefined}
              onFocus={onRowFocus && (() => onRowFocus(getKey(row)))}
            >
              {columns.map((column) => (
                <td key={column.key} className={getClasses(column)} data-label={getLabel(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ total }) => total !== undefined) && (
          <tfoot className="font-semibold">
            <tr>
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={getClasses(column)}
                  data-label={column.isNumber ? getLabel(column) : undefined}
                >
                  {column.total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
