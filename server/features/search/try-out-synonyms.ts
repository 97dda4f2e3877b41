import type { ProductPage } from '#server/features/catalogue/list-products.ts';
import { emptyPage, listProductsMatching } from '#server/features/catalogue/list-products.ts';
import { isKnown, segmentTerms } from '#server/features/search-query/terms.ts';
import { matchEvery } from '#server/features/search-query/text-match.ts';
import { selectPhrases, selectSpans } from '#server/features/search-query/vocabulary-queries.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import type { SearchQuery } from './read-search-text.ts';

/**
 * What buyers would find who search for a term alone, if it had exactly these synonyms.
 * @param replacements '' among them makes the term optional.
 */
export async function tryOutSynonyms(
  database: ReadDatabase,
  { term, replacements }: { term: string; replacements: readonly string[] },
  query: SearchQuery,
): Promise<ProductPage> {
  const spans = await selectSpans(database, term);
  const phrases = await selectPhrases(database, replacements);
  const words = Math.max(0, ...spans.map(({ size }) => size));
  const changed = spans.map((span) => (span.size === words ? { ...span, replacements: phrases } : span));
  // Longer words stand in for a term without synonyms only.
  const terms = segmentTerms(changed).map((each) => ({ ...each, longerWords: [] }));
  const known = terms.filter(isKnown);
  return known.length === 0 ? emptyPage(query) : listProductsMatching(database, matchEvery(known), query);
}
