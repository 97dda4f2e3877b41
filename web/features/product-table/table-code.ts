type TableCode = typeof import('./product-table.tsx');

let code: TableCode | Promise<TableCode> | undefined;

/** The code of the table, which only lists in that view load; a promise until it is there. */
export function loadTableCode(): TableCode | Promise<TableCode> {
  code ??= import('./product-table.tsx').then(
    (loaded) => {
      code = loaded;
      return loaded;
    },
    (cause) => {
      // Without a connection; the next attempt may succeed.
      code = undefined;
      throw cause;
    },
  );
  return code;
}
