import type { WireCategory } from '#contract/catalogue.ts';
import { categoryPath, subCategoryPath } from '#domain/page-paths.ts';

/** A category as shown in tiles and links. */
export type Category = { id: string; name: string; image: string; path: string };
export type SubCategory = { id: string; name: string; path: string };
export type SubCategoryTile = SubCategory & { image: string };
/** A category as shown in menus. */
export type CategoryWithSubCategories = Category & { subCategories: SubCategory[] };

const categoriesByWire = new WeakMap<readonly WireCategory[], Category[]>();

/** All categories of the shop. The same response gives the same object. */
export function categoriesFromWire(wire: readonly WireCategory[]): Category[] {
  const categories = categoriesByWire.get(wire) ?? wire.map(categoryFromWire);
  categoriesByWire.set(wire, categories);
  return categories;
}

export function categoryFromWire({ _id, cat_name, cat_image }: WireCategory): Category {
  return { id: _id, name: cat_name, image: cat_image, path: categoryPath(_id, cat_name) };
}

export function categoryWithSubCategoriesFromWire(wire: WireCategory): CategoryWithSubCategories {
  const category = categoryFromWire(wire);
  const subCategories = wire.sub_category.map(({ _id, subcat_name }) => ({
    id: _id,
    name: subcat_name,
    path: subCategoryPath(category.path, _id, subcat_name),
  }));
  return { ...category, subCategories };
}

export function subCategoryTilesFromWire(wire: WireCategory): SubCategoryTile[] {
  return categoryWithSubCategoriesFromWire(wire).subCategories.map((sub, index) => ({
    ...sub,
    image: wire.sub_category[index]?.subcat_image ?? '',
  }));
}
