import type { CallReply } from '#contract/call.ts';
import type { suggestProducts } from '#contract/catalogue.ts';
import { categoryPath, productPath, subCategoryPath } from '#domain/page-paths.ts';
import { priceRangeLabel } from '#web/features/filters/price-range-label.ts';
import { toPriceFilter } from './price-in-words.ts';

/** A suggested category, sub-category or product. */
export type Suggestion = {
  /** Unique among the suggestions for one text. */
  key: string;
  title: string;
  path: string;
  /** Only products have one. */
  image?: string;
  /** The category of a sub-category. */
  categoryName?: string;
};

export type Suggestions = {
  products: Suggestion[];
  categories: Suggestion[];
  /** The corrected query; null when the typed one was used. */
  corrected: string | null;
  /** The label of the price that the query names; undefined when it names none. */
  priceLabel?: string | undefined;
};

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
    priceLabel: wire.price_in_words ? priceRangeLabel(toPriceFilter(wire.price_in_words)) : undefined,
  };
}
