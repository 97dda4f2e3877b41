import { invalidField } from '#contract/errors.ts';
import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { listMissingValues, measureDistance } from '#domain/specifications/named-values.ts';
import { omitRanges, omitValues, readValueWords } from '#domain/specifications/read-value-words.ts';
import {
  emptyPage,
  hasProducts,
  type ListedProduct,
  listProducts,
  listProductsMatching,
  type ProductPage,
} from '#server/features/catalogue/list-products.ts';
import { MAX_SPECIFICATIONS } from '#server/features/catalogue/specification-filters.ts';
import { findLooserMatch } from '#server/features/search-query/find-looser-match.ts';
import { findSimilarText } from '#server/features/search-query/find-similar-text.ts';
import { matchParsed } from '#server/features/search-query/match-parsed.ts';
import { hasMatch } from '#server/features/search-query/match-queries.ts';
import { type ParsedQuery, parseQuery } from '#server/features/search-query/parse-query.ts';
import type { Term } from '#server/features/search-query/terms.ts';
import { ofNamedKind, type TextMatch } from '#server/features/search-query/text-match.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { findSpecificationsInWords, type SpecificationsInWords } from './find-specifications-in-words.ts';
import { readSearchText, type SearchQuery } from './read-search-text.ts';

/** How a search text was understood: what was searched for instead, and which brands the shop does not have. */
export type Interpretation = Pick<ParsedQuery, 'corrected' | 'missingBrands'> & {
  /** A similar text that finds products, if this one finds none. */
  didYouMean: string | null;
};

/** Results, and whether no product has the text but in its description: they have a part of it, or only mention it. */
type FoundProducts = ProductPage & { isPartialMatch: boolean };

type SearchedPage = FoundProducts & Interpretation & { isUnmatched: boolean };

/**
 * One page of the products that match a text, best match first unless another sort key is requested. A price in the
 * text is a filter. Where nothing matches, `unmatchedText` is what was searched for.
 * @throws AppError 'invalid_input' when the text is longer than MAX_SEARCH_LENGTH.
 */
export async function searchProducts(database: ReadDatabase, typed: string, typedQuery: SearchQuery) {
  if (typed.length > MAX_SEARCH_LENGTH) {
    throw invalidField('query', `Please use at most ${MAX_SEARCH_LENGTH} characters.`);
  }
  const { text, query, priceInWords } = readSearchText(typed, typedQuery);
  const found = await searchText(database, text, query);
  const specificationsInWords = await readSpecifications(database, text, query, found);
  const nearest = specificationsInWords ? undefined : await findNearest(database, text, query, found);
  const { isUnmatched, ...shown } = nearest ?? found;
  return {
    ...shown,
    products: shown.isPartialMatch ? addMissingValues(shown.products, text) : shown.products,
    unmatchedText: isUnmatched ? text : undefined,
    priceInWords,
    specificationsInWords,
  };
}

/**
 * Where no product has the figures that a text names, the products that have its other words, those with the nearest
 * figures first on each page: compressors of 2.5 HP before those of 10 HP for 'compressor 3 hp'.
 */
async function findNearest(
  database: ReadDatabase,
  text: string,
  query: SearchQuery,
  found: SearchedPage,
): Promise<SearchedPage | undefined> {
  const rest = omitValues(text, readValueWords(text));
  if (rest === '' || rest === text || query.exact === 'yes' || query.spec) return undefined;
  const { after: _, ...firstPage } = { ...query, page: 1 };
  const best = query.page === 1 ? found : await searchText(database, text, firstPage);
  if (!best.isUnmatched && !best.isPartialMatch) return undefined;
  const others = await searchText(database, rest, query);
  // What only shares a figure with the text is something else.
  if (others.isUnmatched) return others;
  if (others.isPartialMatch) return undefined;
  if (query.sort !== undefined && query.sort !== 'all') return { ...others, isPartialMatch: true };
  // What only mentions the words stays last.
  const distances = others.products.map((product) => ({
    product,
    distance: product.isMentionOnly ? Number.MAX_VALUE : measureDistance(text, product),
  }));
  const nearest = distances.toSorted((one, other) => one.distance - other.distance);
  return { ...others, products: nearest.map(({ product }) => product), isPartialMatch: true };
}

function addMissingValues(products: readonly ListedProduct[], text: string): ListedProduct[] {
  return products.map((product) => ({ ...product, missingValues: listMissingValues(text, product) }));
}

/** The specifications that a text names, if the rest of the text finds products with them. */
async function readSpecifications(
  database: ReadDatabase,
  text: string,
  query: SearchQuery,
  page: FoundProducts,
): Promise<SpecificationsInWords | undefined> {
  if (query.facets !== 'yes' || query.exact === 'yes') return undefined;
  const { spec = [], facets: _, after: __, ...others } = query;
  const values = readValueWords(text);
  const findAmong = async (rest: string) => {
    const isWhole = rest === '' || rest === text;
    const { products, facets } = isWhole
      ? page
      : await searchText(database, rest, { ...others, spec, facets: 'yes', page: 1, sort: 'all' });
    return findSpecificationsInWords(text, { products, counts: facets?.specifications ?? [] }, spec);
  };
  // Few products have the ends of a range, most of those that are meant have figures between them. And what has the
  // words of a value apart from each other, the '2.5' of an hour and the 't' of 1 t, is not meant by '2.5 t'. The
  // reading that understands more of the values is the better one.
  let best: SpecificationsInWords | undefined;
  for (const rest of new Set([omitRanges(text), omitValues(text, values)])) {
    if (best?.spec.length === values.length) break;
    const found = await findAmong(rest);
    if (!found || found.spec.length <= (best?.spec.length ?? 0)) continue;
    // Products that have but one of two values by chance are not what is meant.
    if (page.isPartialMatch && found.spec.length < values.length) continue;
    if (spec.length + found.spec.length > MAX_SPECIFICATIONS) continue;
    const narrowed = { ...others, spec: [...spec, ...found.spec] };
    if (await findsProducts(database, found.text, narrowed)) best = found;
  }
  return best;
}

/** Whether a search finds anything. */
async function findsProducts(database: ReadDatabase, text: string, query: SearchQuery): Promise<boolean> {
  if (text === '') return hasProducts(database, null, query);
  const parsed = await parseQuery(database, text, { isTyping: false, isExact: false });
  if (parsed.terms.length === 0) return false;
  const match = matchParsed(parsed);
  if (await hasProducts(database, match, query)) return true;
  if (await hasMatch(database, match.anywhere)) return false;
  const closeMatch = await findCloseMatch(database, parsed.terms);
  return closeMatch !== undefined && hasProducts(database, closeMatch, query);
}

/** Without a text, because the typed one was nothing but a price, all products match. */
async function searchText(database: ReadDatabase, text: string, query: SearchQuery): Promise<SearchedPage> {
  const isExact = query.exact === 'yes';
  const parsed = await parseQuery(database, text, { isTyping: false, isExact });
  const { terms, typedTerms, corrected, isShortened, missingBrands } = parsed;
  const found =
    text === ''
      ? { ...(await listProducts(database, query)), isPartialMatch: false }
      : terms.length > 0
        ? await findPage(database, parsed, query)
        : undefined;
  // Do not report a correction that finds nothing either.
  if (found)
    return {
      ...found,
      isPartialMatch: found.isPartialMatch || isShortened,
      corrected,
      missingBrands,
      didYouMean: null,
      isUnmatched: false,
    };
  const didYouMean = isExact ? null : await findSimilarText(database, typedTerms);
  const nothing = { ...emptyPage(query), corrected: null, isPartialMatch: false, isUnmatched: true };
  return { ...nothing, missingBrands, didYouMean };
}

/** A page of the products with all terms or, if there are none, with fewer; undefined if none has any. */
async function findPage(
  database: ReadDatabase,
  parsed: ParsedQuery,
  query: SearchQuery,
): Promise<FoundProducts | undefined> {
  const match = matchParsed(parsed);
  const page = await listProductsMatching(database, match, query);
  // If the text alone matches something, the visitor's filters made the page empty; a looser match would ignore them.
  if (page.total > 0 || (await hasMatch(database, match.anywhere))) {
    const [best] = page.page === 1 ? page.products : [];
    return { ...page, isPartialMatch: best?.isMentionOnly === true };
  }
  const closeMatch = query.exact === 'yes' ? undefined : await findCloseMatch(database, parsed.terms);
  return closeMatch && { ...(await listProductsMatching(database, closeMatch, query)), isPartialMatch: true };
}

/**
 * What shares a single word with a text is close only if that word is its kind of goods: no pallet truck with wheels is
 * for 'grinding wheel'. A number may be of a model.
 */
async function findCloseMatch(
  database: ReadDatabase,
  terms: readonly Term[],
): Promise<TextMatch | undefined> {
  const looser = await findLooserMatch(database, terms);
  if (!looser || looser.count > 1 || terms.some(({ typed }) => /\d/.test(typed))) return looser?.match;
  const match = ofNamedKind(looser.match, terms);
  return (await hasMatch(database, match.anywhere)) ? match : undefined;
}
