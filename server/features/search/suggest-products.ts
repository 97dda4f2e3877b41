import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { type Suggestions, selectSuggestions } from '#server/features/search-query/match-queries.ts';
import { parseQuery } from '#server/features/search-query/parse-query.ts';
import { matchAtLeast, matchEvery } from '#server/features/search-query/text-match.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';

const NO_SUGGESTIONS: Suggestions = { products: [], categories: [], subCategories: [] };

/** Suggestions for a text whose last word may be unfinished; none when it is longer than MAX_SEARCH_LENGTH. */
export async function suggestProducts(database: ReadDatabase, text: string) {
  if (text.length > MAX_SEARCH_LENGTH) return presentSuggestions(NO_SUGGESTIONS, null);
  const { terms, corrected } = await parseQuery(database, text, { isTyping: true, isExact: false });
  if (terms.length === 0) return presentSuggestions(NO_SUGGESTIONS, corrected);
  const found = await selectSuggestions(database, matchEvery(terms), matchAtLeast(terms, 1).anywhere);
  return presentSuggestions(found ?? NO_SUGGESTIONS, corrected);
}

function presentSuggestions({ products, categories, subCategories }: Suggestions, corrected: string | null) {
  return {
    products: products.map(({ id, title, image }) => ({ _id: id, pro_title: title, pro_image: image ?? '' })),
    categories: categories.map(({ id, name }) => ({ _id: id, cat_name: name })),
    sub_categories: subCategories.map(({ id, name, categoryId, categoryName }) => ({
      _id: id,
      subcat_name: name,
      cat_id: categoryId,
      cat_name: categoryName,
    })),
    corrected,
  };
}
