import type { CallReply } from '#contract/call.ts';
import type { suggestProducts } from '#contract/catalogue.ts';
import { categoryPath, productPath, subCategoryPath } from '#domain/page-paths.ts';

/** Something somebody may be looking for, and where it is. */
export type Suggestion = {
  /** Unique among the suggestions of one text. */
  key: string;
  title: string;
  path: string;
  /** A product's; undefined for what is not a product. */
  image?: string;
  /** The category a sub-category belongs to. */
  categoryName?: string;
};

export type Suggestions = {
  products: Suggestion[];
  categories: Suggestion[];
  /** The text they are for, when it is not the typed one. */
  corrected: string | null;
};

export const NO_SUGGESTIONS: Suggestions = { products: [], categories: [], corrected: null };

export function suggestionsFromWire(wire: CallReply<typeof suggestProducts>, place: string): Suggestions {
  const categories = wire.categories.map(({ _id, cat_name }) => ({
    key: `category-${_id}`,
    title: cat_name,
    path: categoryPath(_id, cat_name),
  }));
  const subCategories = wire.sub_categories.map(({ _id, subcat_name, cat_id, cat_name }) => ({
    key: `sub-category-${_id}`,
    title: subcat_name,
    categoryName: cat_name,
    path: subCategoryPath(categoryPath(cat_id, cat_name), _id, subcat_name),
  }));
  return {
    categories: [...categories, ...subCategories],
    products: wire.products.map(({ _id, pro_title, pro_image }) => ({
      key: `product-${_id}`,
      title: pro_title,
      image: pro_image,
      path: productPath(_id, pro_title, place),
    })),
    corrected: wire.corrected,
  };
}
