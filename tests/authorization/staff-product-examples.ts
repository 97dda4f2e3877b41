import type { Example, Input } from './example.ts';
import type { Owner } from './owner.ts';

/** The calls with which operators keep the products. None of them depends on the buyer. */

const asPath = (owner: Owner): Input => ({ params: { id: owner.product._id } });
/** Nothing that other examples use is changed. */
const CELLS = { title: 'Saw', brand: 'Acme', model: 'S1' };

export const STAFF_PRODUCT_EXAMPLES = {
  listCatalogueProducts: {},
  exportCatalogueProducts: { input: () => ({ body: { filter: { q: 'drill' } } }) },
  listCatalogueChoices: {},
  listSpecificationNames: { input: (owner) => ({ params: { id: owner.product.pro_subcategory_id } }) },
  getCatalogueProduct: { input: asPath },
  addCatalogueProduct: { input: () => ({ body: { cells: CELLS } }), status: 422 },
  saveCatalogueProduct: {
    input: (owner) => ({ body: { product: owner.product._id, version: 999, cells: { title: 'Saw' } } }),
    status: 409,
  },
  changeCatalogueProducts: {
    input: (owner) => ({
      body: { products: [owner.product._id], wanted: { kind: 'price_by', value: 5 }, dry_run: true },
    }),
  },
  removeCatalogueProducts: { input: (owner) => ({ body: { products: [owner.product._id], dry_run: true } }) },
  undoCatalogueChange: { input: () => ({ body: { change: 999_999 } }), status: 404 },
  listProductChanges: { input: asPath },
  restoreProductChange: {
    input: (owner) => ({ body: { product: owner.product._id, version: 1, change: 999_999 } }),
    status: 404,
  },
  uploadPicture: { status: 422 },
  getPicture: { input: () => ({ query: { address: '/media/none.webp' } }) },
  // Nobody has set it.
  setPictureFocus: {
    input: () => ({ body: { address: '/media/none.webp', x: 50, y: 50, version: 1 } }),
    status: 409,
  },
  replacePicture: {
    input: () => ({ body: { address: '/media/none.webp', by: '/media/neither.webp' } }),
    status: 422,
  },
  listPictureProblems: {},
  uploadImport: { status: 422 },
  fetchImportSample: {},
  runImport: { input: () => ({ body: { import: 'none', columns: ['id'], dry_run: true } }), status: 404 },
  fetchImportRejects: { input: () => ({ body: { import: 'none', columns: ['id'] } }), status: 404 },
} satisfies Record<string, Example>;
