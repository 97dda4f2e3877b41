import type { WireCategory } from '#contract/catalogue.ts';
import { categoryPath, subCategoryPath } from '#domain/page-paths.ts';

/** A category as shown in menus and tiles. */
export type Category = {
  id: string;
  name: string;
  image: string;
  path: string;
  subCategories: SubCategory[];
};

export type SubCategory = { id: string; name: string; path: string };
export type SubCategoryTile = SubCategory & { image: string };

const categoriesByWire = new WeakMap<readonly WireCategory[], Category[]>();

/** All categories of the shop. The same response gives the same object. */
export function categoriesFromWire(wire: readonly WireCategory[]): Category[] {
  const categories = categoriesByWire.get(wire) ?? wire.map(categoryFromWire);
  categoriesByWire.set(wire, categories);
  return categories;
}

export function categoryFromWire(wire: WireCategory): Category {
  const path = categoryPath(wire._id, wire.cat_name);
  return {
    id: wire._id,
    name: wire.cat_name,
    image: wire.cat_image,
    path,
    subCategories: wire.sub_category.map((sub) => ({
      id: sub._id,
      name: sub.subcat_name,
      path: subCategoryPath(path, sub._id, sub.subcat_name),
    })),
  };
}

export function subCategoryTilesFromWire(wire: WireCategory): SubCategoryTile[] {
  return categoryFromWire(wire).subCategories.map((sub, index) => ({
    ...sub,
    image: wire.sub_category[index]?.subcat_image ?? '',
  }));
}
