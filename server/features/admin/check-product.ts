import { percentFromBps } from '#domain/money.ts';
import { findRateRestriction } from '#domain/restricted-gst-rates.ts';
import { type CategoryNames, findSimilarName } from './category-queries.ts';
import { findTermProblems } from './check-terms.ts';
import type { GivenFamily, ProductCells, StoredProduct } from './product-cells.ts';
import { productRules } from './product-rules.ts';
import { toTermValues } from './product-terms.ts';

/** The stored columns of a product that the operator sets. */
export type ProductValues = Omit<
  StoredProduct,
  'id' | 'categoryName' | 'subCategoryName' | 'decidingSpecifications'
>;

export type CellProblem = { column: string; message: string };

/** A product as its cells give it: the category and the family are looked up. */
export type CheckedProduct = {
  values: Omit<ProductValues, 'family' | 'familyValues'>;
  decidingSpecifications: string[];
  family: GivenFamily | null;
};

/** Reads a product from its cells, or names every invalid cell. */
export function checkProduct(
  cells: ProductCells,
  categories: CategoryNames,
): CheckedProduct | { problems: CellProblem[] } {
  const outcome = productRules.safeParse(cells);
  const categoryIds = findCategoryIds(cells, categories);
  const misfits = [...findRateProblems(cells), ...findTermProblems(cells)];
  if (!outcome.success || misfits.length > 0 || 'column' in categoryIds) {
    const problems = [
      ...(outcome.error?.issues.map(({ path, message }) => ({ column: String(path[0]), message })) ?? []),
      ...misfits,
      ...('column' in categoryIds ? [categoryIds] : []),
    ];
    // The first message of a cell is enough.
    const isFirst = ({ column }: CellProblem, index: number) =>
      problems.findIndex((other) => other.column === column) === index;
    return { problems: problems.filter(isFirst) };
  }
  const read = outcome.data;
  return {
    values: {
      title: read.title,
      description: read.description,
      images: read.images,
      imageAlt: read.image_alt || read.title,
      listPricePaise: read.price,
      discountBps: read.discount,
      gstBps: read.gst,
      brochureUrl: read.brochure_url || null,
      brand: read.brand,
      model: read.model,
      hsn: read.hsn,
      specifications: read.specifications,
      ...categoryIds,
      ...toTermValues(read),
      state: read.state,
    },
    decidingSpecifications: read.deciding_specifications,
    family: read.family
      ? {
          name: read.family,
          options: read.variant.map(({ name }) => name),
          values: read.variant.map(({ value }) => value),
        }
      : null,
  };
}

/** A GST rate that is in force, but not for goods with this HSN code. */
function findRateProblems(cells: ProductCells): CellProblem[] {
  const { data: gstBps = 0 } = productRules.shape.gst.safeParse(cells.gst);
  const restricted = findRateRestriction(gstBps, cells.hsn.trim());
  if (!restricted) return [];
  const { goods, hsnCodes } = restricted;
  const message = `GST of ${percentFromBps(gstBps)} per cent is only for ${goods} (HSN ${hsnCodes.join(', ')}).`;
  return [{ column: 'gst', message }];
}

/** The ids of the category and sub-category that the cells name, or what is wrong with the names. */
function findCategoryIds(
  cells: ProductCells,
  categories: CategoryNames,
): { categoryId: string; subCategoryId: string } | CellProblem {
  const [name, subName] = [cells.category.trim(), cells.sub_category.trim()];
  const category = categories.get(name);
  if (!category) {
    return { column: 'category', message: `There is no category “${name}”.${suggest(categories, name)}` };
  }
  const subCategoryId = category.subCategories.get(subName);
  return subCategoryId
    ? { categoryId: category.id, subCategoryId }
    : {
        column: 'sub_category',
        message: `There is no sub-category “${subName}” in “${name}”.${suggest(category.subCategories, subName)}`,
      };
}

function suggest(names: ReadonlyMap<string, unknown>, name: string): string {
  const similar = findSimilarName(names, name);
  return similar === undefined ? ' It can be added with the import.' : ` Did you mean “${similar}”?`;
}
