import type { CallReply } from '#contract/call.ts';
import type { suggestProducts, WirePriceInWords } from '#contract/catalogue.ts';
import { categoryPath, productPath, subCategoryPath } from '#domain/page-paths.ts';
import type { UnitPrice } from '#domain/pricing.ts';
import type { Filters } from '#web/features/filters/filters.ts';
import { priceRangeLabel } from '#web/features/filters/price-range-label.ts';
import { priceFromWire } from '#web/features/product/product.ts';
import { searchText } from '#web/text/search-en.ts';
import { searchPanelText } from '#web/text/search-panel-en.ts';
import type { SearchOption } from './search-option.ts';

/** A suggested category, sub-category or product. */
export type Suggestion = SearchOption & {
  /** The category of a sub-category. */
  categoryName?: string;
  /** Only of products. */
  product?: { image: string; price: UnitPrice; isMentionOnly: boolean };
};

export type Suggestions = {
  products: Suggestion[];
  categories: Suggestion[];
  /** The search for all results; when there are none, for a similar text, if one finds something. */
  searches: SearchOption[];
  /** The corrected query; null when the typed one was used. */
  corrected: string | null;
  /** The label of the price that the query names; undefined when it names none. */
  priceLabel: string | undefined;
  /** Brands in the query of which the catalogue has no product. */
  missingBrands: string[];
  /** What was searched for: words and pieces of words in lower case, to be marked in titles. */
  matchedWords: string[];
};

type Wire = CallReply<typeof suggestProducts>;

export function suggestionsFromWire(wire: Wire, query: string, place: string): Suggestions {
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
    products: wire.products.map((product) => ({
      key: `product-${product._id}`,
      title: product.pro_title,
      path: productPath(product._id, product.pro_title, place),
      product: {
        image: product.pro_image,
        price: priceFromWire(product),
        isMentionOnly: product.is_mention_only === true,
      },
    })),
    searches: searchesFromWire(wire, query),
    corrected: wire.corrected,
    priceLabel: wire.price_in_words ? priceRangeLabel(toPriceFilter(wire.price_in_words)) : undefined,
    missingBrands: wire.missing_brands,
    matchedWords: wire.matched,
  };
}

function searchesFromWire(wire: Wire, query: string): SearchOption[] {
  const { total, is_total_exact, names_values, did_you_mean } = wire;
  const seeAll = names_values ? searchPanelText.seeResults : searchPanelText.seeAll(total, is_total_exact);
  if (total > 0) return [{ key: 'all', title: seeAll, query }];
  if (did_you_mean === null) return [];
  return [{ key: 'similar', title: searchText.didYouMean(did_you_mean), query: did_you_mean }];
}

type PriceInWords = NonNullable<WirePriceInWords>;

/** The price that a search text names, as a filter. */
function toPriceFilter({ min, max }: PriceInWords): Filters {
  return {
    ...(min !== null && { min_price: String(min) }),
    ...(max !== null && { max_price: String(max) }),
    price_with_gst: 'yes',
  };
}
