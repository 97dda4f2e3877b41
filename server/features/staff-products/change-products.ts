import { AppError } from '#contract/errors.ts';
import { MAX_CHANGED_PRODUCTS, type StaffListQuery, type WantedChange } from '#contract/staff-products.ts';
import { changePriceByRate } from '#domain/change-price.ts';
import { formatCount } from '#domain/indian-format.ts';
import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import type { FindFileProblem } from '#server/features/admin/find-file-problems.ts';
import { ImportProblems } from '#server/features/admin/import-problems.ts';
import {
  type ImportOptions,
  type ImportOutcome,
  importProducts,
} from '#server/features/admin/import-products.ts';
import { PreviewSeal } from '#server/features/admin/preview-seal.ts';
import type { ProductColumn } from '#server/features/admin/product-cells.ts';
import { toProductFile } from '#server/features/admin/product-rows.ts';
import type { Operator } from '#server/features/admin/run-as-operator.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { listAllIds } from './list-products.ts';
import { type DeskProduct, selectDeskProducts } from './repository.ts';

export type ProductCellChange = {
  id: string;
  version: number;
  cells: Partial<Record<ProductColumn, string>>;
};
type ChangeOptions = Pick<ImportOptions, 'isDryRun' | 'allowsPriceJumps'> & {
  findFileProblem?: FindFileProblem;
};

/**
 * Changes cells of products: all of them or none. Each change has the same columns.
 * @throws AppError 'invalid_input' with a field for each wrong column, 'conflict' when a product was changed since its
 * version or, without `allowsPriceJumps`, a price jumps.
 */
export async function changeCells(
  database: Database,
  operator: Operator,
  changes: readonly ProductCellChange[],
  options: ChangeOptions,
): Promise<ImportOutcome> {
  const rows = changes.map(({ id, cells }) => ({ ...cells, id }));
  const versions = new Map(changes.map(({ id, version }) => [id, version]));
  return namingFields(() =>
    importProducts(database, operator, toProductFile(rows), { ...options, versions }),
  );
}

/** Adds a product. @throws AppError 'invalid_input' with a field for each wrong column. */
export async function addProduct(
  database: Database,
  operator: Operator,
  { id: _, ...cells }: Partial<Record<ProductColumn, string>>,
  options: { findFileProblem: FindFileProblem },
): Promise<ImportOutcome> {
  return namingFields(() =>
    importProducts(database, operator, toProductFile([{ ...cells, id: '' }]), {
      ...options,
      isDryRun: false,
      isAddingOnly: true,
    }),
  );
}

/** What is wrong with rows, as an error of the form's fields. */
async function namingFields(run: () => Promise<ImportOutcome>): Promise<ImportOutcome> {
  try {
    return await run();
  } catch (cause) {
    if (!(cause instanceof ImportProblems)) throw cause;
    const messages = [...new Set(cause.problems.map(({ message }) => message))];
    const fields = Object.fromEntries(
      cause.problems.flatMap(({ column, message }) => (column ? [[column, message]] : [])),
    );
    throw new AppError('invalid_input', messages.slice(0, 5).join('\n'), { fields });
  }
}

export type ChosenProducts = {
  products?: readonly string[] | undefined;
  filter?: StaffListQuery | undefined;
};

/** The products that are marked, or all of a list. @throws AppError 'invalid_input' when they are too many or none. */
async function listChosen(database: Database, { products, filter }: ChosenProducts): Promise<DeskProduct[]> {
  const chosen = filter
    ? await listAll(database, filter)
    : await selectDeskProducts(database, products ?? []);
  if (chosen.length === 0) throw new AppError('invalid_input', 'There is no product to change.');
  return chosen;
}

async function listAll(database: Database, filter: StaffListQuery): Promise<DeskProduct[]> {
  const found: DeskProduct[] = [];
  for await (const ids of listAllIds(database, filter)) {
    found.push(...(await selectDeskProducts(database, ids)));
    if (found.length > MAX_CHANGED_PRODUCTS) {
      throw new AppError(
        'invalid_input',
        `At most ${formatCount(MAX_CHANGED_PRODUCTS, 'product')} can be changed at once. Please narrow the list down.`,
      );
    }
  }
  return found;
}

/**
 * Changes products in the same way: all of them or none.
 * @param options.seal of a preview: nothing is stored when the same change would give something else by now.
 * @throws AppError 'conflict' then.
 */
export async function changeProducts(
  database: Database,
  operator: Operator,
  chosen: ChosenProducts,
  wanted: WantedChange,
  { seal, ...options }: ChangeOptions & { seal?: string | undefined },
): Promise<ImportOutcome> {
  const own = await PreviewSeal.begin(database);
  const products = await listChosen(database, chosen);
  const changes = products.map((product) => ({
    id: product.id,
    version: product.version,
    cells: computeCells(product, wanted),
  }));
  own.add(changes);
  if (seal !== undefined) {
    const ids = changes.map(({ id }) => id);
    await own.assertSeen(database, seal, ids);
  }
  return { ...(await changeCells(database, operator, changes, options)), seal: own.toString() };
}

function computeCells(product: DeskProduct, wanted: WantedChange): Partial<Record<ProductColumn, string>> {
  switch (wanted.kind) {
    case 'price_by': {
      const paise = changePriceByRate(product.listPricePaise, Math.round(wanted.value * 100));
      return { price: String(rupeesFromPaise(paise)) };
    }
    case 'discount_by':
      return { discount: String(percentFromBps(product.discountBps + Math.round(wanted.value * 100))) };
    default:
      return { [wanted.kind]: String(wanted.value) };
  }
}
