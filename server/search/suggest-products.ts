import { MAX_SEARCH_LENGTH } from '#contract/catalogue.ts';
import { searching } from '#server/catalogue/searching.ts';
import type { Database } from '#server/database/connect.ts';
import { selectBestProducts, selectCategories, selectSubCategories } from './match-queries.ts';
import { matchAll, matchSome } from './text-match.ts';
import { understandText } from './understand-text.ts';

const MOST_PRODUCTS = 6;
const MOST_CATEGORIES = 3;
const MOST_SUB_CATEGORIES = 4;

/** What somebody may be about to type: the last word may not be finished. Nothing for a text longer than anybody types. */
export async function suggestProducts(database: Database, text: string) {
  const isTooLong = text.length > MAX_SEARCH_LENGTH;
  const { terms, corrected } = isTooLong
    ? { terms: [], corrected: null }
    : await understandText(database, text, { isTyping: true, isExact: false });
  if (terms.length === 0) return { products: [], categories: [], sub_categories: [], corrected };

  const part = matchSome(terms, 1).anywhere;
  const found = await searching(database, async (source) => ({
    products: await selectBestProducts(source, matchAll(terms), MOST_PRODUCTS),
    categories: await selectCategories(source, part, MOST_CATEGORIES),
    subCategories: await selectSubCategories(source, part, MOST_SUB_CATEGORIES),
  }));
  return {
    products: found.products.map(({ id, title, image }) => ({
      _id: id,
      pro_title: title,
      pro_image: image ?? '',
    })),
    categories: found.categories.map(({ id, name }) => ({ _id: id, cat_name: name })),
    sub_categories: found.subCategories.map(({ id, name, categoryId, categoryName }) => ({
      _id: id,
      subcat_name: name,
      cat_id: categoryId,
      cat_name: categoryName,
    })),
    corrected,
  };
}
