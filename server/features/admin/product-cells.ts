import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import type { ProductState } from '#domain/product-state.ts';
import type { CatalogueProduct, ProductFamily } from '#server/platform/database/schema.ts';
import { TERM_COLUMNS, toTermCells } from './product-terms.ts';

/** The columns of a product file, in the order of an export. */
export const PRODUCT_COLUMNS = [
  'id',
  'title',
  'brand',
  'model',
  'category',
  'sub_category',
  'hsn',
  'price',
  'discount',
  'gst',
  'description',
  'specifications',
  'images',
  'image_alt',
  'brochure_url',
  'deciding_specifications',
  ...TERM_COLUMNS,
  'state',
] as const;

/** The column with the version of the product that a row was exported from; empty, the row is stored over any. */
export const VERSION_COLUMN = 'version';

export const FILE_COLUMNS = [...PRODUCT_COLUMNS, VERSION_COLUMN] as const;

/** The column of a file of wrong rows that says what is wrong; the import ignores it. */
export const PROBLEM_COLUMN = 'problem';

export type FileColumn = (typeof FILE_COLUMNS)[number];
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];

/** A product as a row of a file: money in rupees, rates in per cent, lists with one entry on each line. */
export type ProductCells = Record<ProductColumn, string>;

/** The family of a row: the options and the product's value of each. */
export type GivenFamily = { name: string; options: string[]; values: string[] };

export type FamilyName = Pick<ProductFamily, 'id' | 'name' | 'options'>;
export type StoredProduct = Omit<CatalogueProduct, 'ratings' | 'family'> & {
  family: FamilyName | null;
  state: ProductState;
};

/** The inverse of reading with `productRules`. */
export function toCells(product: StoredProduct): ProductCells {
  return {
    id: product.id,
    title: product.title,
    brand: product.brand,
    model: product.model,
    category: product.categoryName,
    sub_category: product.subCategoryName,
    hsn: product.hsn,
    price: String(rupeesFromPaise(product.listPricePaise)),
    discount: String(percentFromBps(product.discountBps)),
    gst: String(percentFromBps(product.gstBps)),
    description: product.description,
    specifications: product.specifications.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    images: product.images.join('\n'),
    image_alt: product.imageAlt,
    brochure_url: product.brochureUrl ?? '',
    deciding_specifications: product.decidingSpecifications?.join('\n') ?? '',
    ...toTermCells(product),
    state: product.state,
  };
}
