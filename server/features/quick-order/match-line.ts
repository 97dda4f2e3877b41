import { type ListLine, readListLine } from '#domain/quick-order/read-list-line.ts';
import { findLooserMatch } from '#server/features/search-query/find-looser-match.ts';
import {
  NO_SUGGESTIONS,
  type Suggestions,
  selectSuggestions,
} from '#server/features/search-query/match-queries.ts';
import { parseQuery } from '#server/features/search-query/parse-query.ts';
import { boundPriceInclGst } from '#server/features/search-query/price-bounds.ts';
import {
  getRequiredTerms,
  matchAtLeast,
  matchEvery,
  type TextMatch,
} from '#server/features/search-query/text-match.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';

/** A line and the products that it may ask for: one is found, several are to choose from. */
export type MatchedLine = ListLine & {
  result: 'found' | 'choose' | 'none';
  /** At most MAX_CHOICES, best match first. */
  products: Suggestions['products'];
};

const MAX_CHOICES = 5;
/** With less of what was typed than this, a product is something else that shares a word. */
const MIN_MATCHED_SHARE = 0.5;
const ANY_PRICE = boundPriceInclGst(null, null);

/** Finds products for a line of a list, by the same search as everywhere. */
export async function matchLine(database: ReadDatabase, typed: string): Promise<MatchedLine> {
  const line = readListLine(typed);
  const { products, total, share } = await findProducts(database, line.text);
  if (total === 0 || share <= MIN_MATCHED_SHARE) return { ...line, result: 'none', products: [] };
  const isOnlyOne = total === 1 && share === 1;
  return { ...line, result: isOnlyOne ? 'found' : 'choose', products: products.slice(0, MAX_CHOICES) };
}

/** The best matches, and the share of the words that they were found by. */
async function findProducts(
  database: ReadDatabase,
  text: string,
): Promise<Pick<Suggestions, 'products' | 'total'> & { share: number }> {
  const { terms, typedTerms } = await parseQuery(database, text, { isTyping: false, isExact: false });
  if (terms.length === 0) return { ...NO_SUGGESTIONS, share: 0 };
  const select = (match: TextMatch) =>
    selectSuggestions(database, match, matchAtLeast(terms, 1).anywhere, ANY_PRICE);
  const required = getRequiredTerms(terms).length;
  // A correction leaves unknown words out.
  const all = Math.max(required, typedTerms.filter(({ isRequired }) => isRequired).length);
  const found = await select(matchEvery(terms));
  if (found.total > 0) return { ...found, share: required / all };
  const looser = await findLooserMatch(database, terms);
  return looser
    ? { ...(await select(looser.match)), share: looser.count / all }
    : { ...NO_SUGGESTIONS, share: 0 };
}
