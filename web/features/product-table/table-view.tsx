import { type ComponentProps, Suspense, use } from 'react';
import { loadTableCode } from './table-code.ts';

type TableProps = ComponentProps<typeof import('./product-table.tsx').ProductTable>;

/** The table. Its page's loader has loaded the code, except when the server's page is hydrated. */
export function TableView(props: TableProps) {
  return (
    <Suspense>
      <LoadedTable {...props} />
    </Suspense>
  );
}

function LoadedTable(props: TableProps) {
  const code = loadTableCode();
  const { ProductTable } = code instanceof Promise ? use(code) : code;
  return <ProductTable {...props} />;
}
