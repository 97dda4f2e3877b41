import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';
import type { Database } from '#server/database/connect.ts';
import { type Suggestions, selectSuggestions } from './match-queries.ts';
import { matchAll, matchSome } from './text-match.ts';
import { understandText } from './understand-text.ts';

const NOTHING: Suggestions = { products: [], categories: [], subCategories: [] };

/** What somebody may be about to type: the last word may not be finished. Nothing for a text longer than anybody types. */
export async function suggestProducts(database: Database, text: string) {
  if (text.length > MAX_SEARCH_LENGTH) return presentSuggestions(NOTHING, null);
  const { terms, corrected } = await understandText(database, text, { isTyping: true, isExact: false });
  if (terms.length === 0) return presentSuggestions(NOTHING, corrected);
  const found = await selectSuggestions(database, matchAll(terms), matchSome(terms, 1).anywhere);
  return presentSuggestions(found ?? NOTHING, corrected);
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
