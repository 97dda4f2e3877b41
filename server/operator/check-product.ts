import type { CategoryNames } from './category-names.ts';
import type { ProductCells, StoredProduct } from './product-cells.ts';
import { productRules } from './product-rules.ts';

/** What is stored of a product that the operator decides. */
export type ProductValues = Omit<StoredProduct, 'id' | 'categoryName' | 'subCategoryName'>;

export type CellProblem = { column: string; message: string };

/** Reads a product from its cells; every cell at fault is named. */
export function checkProduct(
  cells: ProductCells,
  categories: CategoryNames,
): { values: ProductValues } | { problems: CellProblem[] } {
  const outcome = productRules.safeParse(cells);
  if (!outcome.success) {
    // One message a cell is enough: the first.
    const problems = Object.values(Object.groupBy(outcome.error.issues, ({ path }) => String(path[0])));
    return {
      problems: problems.flatMap((issues = []) =>
        issues.slice(0, 1).map(({ path, message }) => ({ column: String(path[0]), message })),
      ),
    };
  }
  const read = outcome.data;
  const category = categories.get(read.category);
  if (!category) return problem('category', `There is no category “${read.category}”.`);
  const subCategoryId = category.subCategories.get(read.sub_category);
  if (!subCategoryId) {
    return problem('sub_category', `There is no sub-category “${read.sub_category}” in “${read.category}”.`);
  }
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
      categoryId: category.id,
      subCategoryId,
    },
  };
}

function problem(column: string, message: string) {
  return { problems: [{ column, message }] };
}
