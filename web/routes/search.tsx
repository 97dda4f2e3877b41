import { redirect } from 'react-router';
import type { ApiClient } from '#contract/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CategoryTiles } from '#web/features/categories/category-tiles.tsx';
import { countActiveFilters } from '#web/features/filters/filters.ts';
import { toListPage } from '#web/features/product-list/list-page.ts';
import {
  LIST_PARAM_NAMES,
  type ListQuery,
  readListParams,
  toListQuery,
} from '#web/features/product-list/list-params.ts';
import { ProductList } from '#web/features/product-list/product-list.tsx';
import { AskForItemLink } from '#web/features/search/ask-for-item-link.tsx';
import { CorrectionNote } from '#web/features/search/correction-note.tsx';
import { NoResults } from '#web/features/search/no-results.tsx';
import { isSearchable, readSearch, type SearchRequest } from '#web/features/search/search.ts';
import { pathWithFoundFilters } from '#web/features/search/words-as-filters.ts';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createClientLoader, createServerLoader, type PageLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { useRootData } from '#web/site/root-data.ts';
import { text } from '#web/text/en.ts';
import { searchText } from '#web/text/search-en.ts';
import { PageBody } from '#web/ui/page-body.tsx';
import type { Route } from './+types/search.ts';

export const handle = cacheablePage({ queryParams: ['query', 'typed', 'exact', ...LIST_PARAM_NAMES] });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { title: getTitle(readPageData(loaderData).search) });
}

function getTitle({ query, typed }: SearchRequest): string {
  return query === '' ? text.search.title : searchText.resultsFor(typed);
}

function searchProducts(api: ApiClient, { query, isExact }: SearchRequest, listQuery: ListQuery) {
  return api.searchProducts({
    params: { query },
    query: isExact ? { ...listQuery, exact: 'yes' } : listQuery,
  });
}

/** The number of products up to which the page also leads to the categories: what is sought may have another name. */
const SHORT_LIST = 6;

/** For a query that is not sent. */
const UNCHANGED = { corrected: null, missingBrands: [], similarQuery: null, isPartialMatch: false };

const load = (async (api, { url }) => {
  const search = readSearch(url.searchParams);
  if (!isSearchable(search)) return { search, ...UNCHANGED, list: undefined };
  const listParams = readListParams(url.searchParams);
  const results = await searchProducts(api, search, { ...toListQuery(listParams), facets: 'yes' });
  if (results.words_as_filters)
    throw redirect(pathWithFoundFilters(url.searchParams, results.words_as_filters));
  const { corrected, missing_brands: missingBrands, did_you_mean: similarQuery } = results;
  const isPartialMatch = results.is_partial_match === true;
  const list = await toListPage(listParams, results);
  return { search, corrected, missingBrands, similarQuery, isPartialMatch, list };
}) satisfies PageLoader<unknown>;

export const loader = createServerLoader(load);
export const clientLoader = createClientLoader(load);

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { search, corrected, missingBrands, similarQuery, isPartialMatch, list } = readPageData(loaderData);
  const { query } = search;
  const categories = useRootData()?.categories ?? [];
  const hasResults = list !== undefined && (list.total > 0 || countActiveFilters(list.params.filters) > 0);
  const isShort = !hasResults || list.total <= SHORT_LIST;
  return (
    <PageBody>
      <h1 className="mb-1 text-2xl font-semibold wrap-anywhere">{getTitle(search)}</h1>
      <CorrectionNote query={query} corrected={corrected} missingBrands={missingBrands} />
      {hasResults && (
        <>
          {isPartialMatch && missingBrands.length === 0 && (
            <p className="mb-4 wrap-anywhere">
              {searchText.closest(query)} <AskForItemLink query={query} />
            </p>
          )}
          <ProductList
            list={list}
            fetchPage={(listQuery) => searchProducts(browserApi(), search, listQuery)}
          />
          {missingBrands.length === 0 && !isPartialMatch && (
            <p className="mt-4 print:hidden">
              {searchText.notFound} <AskForItemLink query={query} />
            </p>
          )}
        </>
      )}
      {!hasResults &&
        (query === '' ? (
          <p className="mb-8 text-ink-soft">{text.search.required}</p>
        ) : (
          <NoResults query={query} similarQuery={similarQuery} />
        ))}
      {isShort && (
        <section className="print:hidden">
          <h2 className="mt-6 mb-3 text-xl font-semibold">{text.home.byCategory}</h2>
          <CategoryTiles tiles={categories} />
        </section>
      )}
    </PageBody>
  );
}
