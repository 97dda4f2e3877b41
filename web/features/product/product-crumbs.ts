import { categoryPath, subCategoryPath } from '#domain/page-paths.ts';
import { text } from '#web/text/en.ts';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';
import type { ProductOnPage } from './product-detail.ts';

/** The path from the home page to a product. */
export function productCrumbs({
  category,
  subCategory,
}: Pick<ProductOnPage, 'category' | 'subCategory'>): Crumb[] {
  const path = categoryPath(category.id, category.name);
  return [
    { name: text.layout.home, path: '/' },
    { name: category.name, path },
    { name: subCategory.name, path: subCategoryPath(path, subCategory.id, subCategory.name) },
  ];
}
