import { AppError } from '#contract/errors.ts';
import type { FindFileProblem } from '#server/features/admin/find-file-problems.ts';
import type { ImportOutcome } from '#server/features/admin/import-products.ts';
import { planRemoval, removeProducts } from '#server/features/admin/remove-products.ts';
import { byStaffCall } from '#server/features/admin/run-as-operator.ts';
import { selectSpecifications } from '#server/features/admin/specification-queries.ts';
import { listBrands } from '#server/features/catalogue/read-brands.ts';
import { getSubCategory, listCategories } from '#server/features/catalogue/read-categories.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { addProduct, changeCells, changeProducts } from './change-products.ts';
import { exportList } from './export-list.ts';
import { getStoredProduct } from './get-product.ts';
import { listDeskProducts } from './list-products.ts';
import {
  presentEditedProduct,
  presentHistoryEntry,
  presentListedProduct,
  presentProductChanges,
} from './presenter.ts';
import { listProductHistory, restoreChange } from './product-history.ts';
import { undoCatalogueChange } from './undo-catalogue-change.ts';

/** The calls with which operators keep the products. */
export function staffProductRoutes(
  database: Database,
  findFileProblem: FindFileProblem,
): FeatureHandlers<
  | 'listCatalogueProducts'
  | 'exportCatalogueProducts'
  | 'listCatalogueChoices'
  | 'listSpecificationNames'
  | 'getCatalogueProduct'
  | 'addCatalogueProduct'
  | 'saveCatalogueProduct'
  | 'changeCatalogueProducts'
  | 'removeCatalogueProducts'
  | 'undoCatalogueChange'
  | 'listProductChanges'
  | 'restoreProductChange'
> {
  const presentEdited = async (
    id: string,
    { changeNumber: change }: Pick<ImportOutcome, 'changeNumber'>,
  ) => ({
    product: presentEditedProduct(await getStoredProduct(database, id)),
    change,
  });
  return {
    listCatalogueProducts: async ({ query }) => {
      const { products, total, isTotalExact, next, corrected } = await listDeskProducts(database, query);
      return {
        products: products.map(presentListedProduct),
        total,
        is_total_exact: isTotalExact,
        next,
        corrected,
      };
    },
    exportCatalogueProducts: ({ body }, { staff }) => exportList(database, staff, body.filter),
    listCatalogueChoices: async () => ({
      categories: (await listCategories(database)).map(({ id, name, subCategories }) => ({
        id,
        name,
        sub_categories: subCategories.map((each) => ({ id: each.id, name: each.name })),
      })),
      brands: await listBrands(database),
    }),
    listSpecificationNames: async ({ params }) => {
      const { id } = await getSubCategory(database, params.id);
      const rows = await selectSpecifications(database, [id]);
      return {
        specifications: rows.map(({ id: _, subCategoryId: __, ...row }) => row),
      };
    },
    getCatalogueProduct: async ({ params }) => ({
      product: presentEditedProduct(await getStoredProduct(database, params.id)),
    }),
    addCatalogueProduct: async ({ body }, { staff }) => {
      const outcome = await addProduct(database, byStaffCall(staff), body.cells, { findFileProblem });
      return presentEdited(outcome.addedIds[0] ?? '', outcome);
    },
    saveCatalogueProduct: async ({ body }, { staff }) => {
      const { product: id, version, cells, allows_price_jumps: allowsPriceJumps = false } = body;
      const options = { isDryRun: false, allowsPriceJumps, findFileProblem };
      return presentEdited(
        id,
        await changeCells(database, byStaffCall(staff), [{ id, version, cells }], options),
      );
    },
    changeCatalogueProducts: async ({ body }, { staff }) => {
      const { dry_run: isDryRun = false, allows_price_jumps: allowsPriceJumps = false, seal, wanted } = body;
      const outcome = await changeProducts(database, byStaffCall(staff), body, wanted, {
        isDryRun,
        allowsPriceJumps,
        seal,
      });
      return {
        changed: outcome.changed,
        unchanged: outcome.unchanged,
        jumps: outcome.changes.filter(({ price }) => price.isJump).length,
        changes: presentProductChanges(outcome.changes),
        seal: outcome.seal,
        change: outcome.changeNumber,
      };
    },
    removeCatalogueProducts: async ({ body }, { staff }) => {
      const { products, openQuoteRequests } = await planRemoval(database, body.products);
      const ids = products.map(({ id }) => id);
      const seen = new Map(Object.entries(body.versions ?? {}));
      if (!body.dry_run && ids.some((id) => !seen.has(id))) {
        throw new AppError('invalid_input', 'The version of each product is required.');
      }
      const change = body.dry_run ? null : await removeProducts(database, byStaffCall(staff), ids, seen);
      const versions = Object.fromEntries(products.map(({ id, version }) => [id, version]));
      return { removed: products.length, versions, open_requests: openQuoteRequests, change };
    },
    undoCatalogueChange: async ({ body }, { staff }) => {
      await undoCatalogueChange(database, staff, body.change);
      return {};
    },
    listProductChanges: async ({ params, query }) => {
      const { changes, next } = await listProductHistory(database, params.id, query.after);
      return { changes: changes.map(presentHistoryEntry), next };
    },
    restoreProductChange: async ({ body }, { staff }) => {
      const { product: id, version, change } = body;
      return presentEdited(id, await restoreChange(database, byStaffCall(staff), { id, version, change }));
    },
  };
}
