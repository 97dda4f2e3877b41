import { categoryPath, subCategoryPath } from '#domain/page-paths.ts';
import { text } from '#web/text/en.ts';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';
import type { ProductDetail } from './product.ts';

/** The way from the home page to a product. */
export function productCrumbs({ category, subCategory }: ProductDetail): Crumb[] {
  const path = categoryPath(category.id, category.name);
  return [
    { name: text.frame.home, path: '/' },
    { name: category.name, path },
    { name: subCategory.name, path: subCategoryPath(path, subCategory.id, subCategory.name) },
  ];
}
