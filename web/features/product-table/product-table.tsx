import { useRef } from 'react';
import { COMPARE_PATH } from '#domain/page-paths.ts';
import { CompareBar } from '#web/features/compare/compare-bar.tsx';
import { useChosenCity } from '#web/features/location/chosen-city.ts';
import { compareText } from '#web/text/compare-en.ts';
import { text } from '#web/text/en.ts';
import { tableText } from '#web/text/table-en.ts';
import { Button } from '#web/ui/button.tsx';
import { ColumnHeader, DISPATCH_SORTS, PRICE_SORTS, specificationSorts } from './column-header.tsx';
import { ProductTableRow } from './product-table-row.tsx';
import type { TableColumn, TableRow } from './table-row.ts';
import { useGridKeys } from './use-grid-keys.ts';

export { toTable } from './table-row.ts';

type ProductTableProps = {
  rows: readonly TableRow[];
  columns: readonly TableColumn[];
  /** The sort key in the address. */
  sort: string;
};

/**
 * Products in rows, each with its model's figures, quantity and Add. It scrolls in its frame, under a head that stays.
 * Without JavaScript the ticks are a form that opens the comparison.
 */
export function ProductTable({ rows, columns, sort }: ProductTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const city = useChosenCity();
  useGridKeys(table, rows);
  return (
    <form action={COMPARE_PATH}>
      <div className="product-table">
        <table ref={table} aria-label={text.catalogue.results}>
          <thead>
            <tr>
              <th scope="col">{tableText.product}</th>
              <ColumnHeader sorts={PRICE_SORTS} sort={sort} isNumber>
                {tableText.price}
              </ColumnHeader>
              <th scope="col" className="table-number">
                {tableText.inclGst}
              </th>
              {columns.length === 0 && <th scope="col">{tableText.specifications}</th>}
              {columns.map(({ name, kind }) => (
                <ColumnHeader
                  key={name}
                  sorts={kind === 'text' ? undefined : specificationSorts(name)}
                  sort={sort}
                >
                  {name}
                </ColumnHeader>
              ))}
              <th scope="col">{tableText.hsn}</th>
              <ColumnHeader sorts={DISPATCH_SORTS} sort={sort} title={tableText.dispatchNote}>
                {tableText.dispatch}
              </ColumnHeader>
              <th scope="col" className="noscript:hidden">
                {tableText.quantity}
              </th>
              <th scope="col" className="noscript:hidden">
                <span className="sr-only">{tableText.add}</span>
              </th>
              <th scope="col">{compareText.compare}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ProductTableRow key={row.id} row={row} hasColumns={columns.length > 0} city={city} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-3 hidden noscript:block">
        <Button type="submit">{compareText.compareTicked}</Button>
      </div>
      <CompareBar products={rows} />
    </form>
  );
}
