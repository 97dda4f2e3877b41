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
import { pathWithPriceFilter } from '#web/features/search/price-in-words.ts';
import { isSearchable, readSearch, type SearchRequest } from '#web/features/search/search.ts';
import { SpellingNote } from '#web/features/search/spelling-note.tsx';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createClientLoader, createServerLoader, type PageLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { useRootData } from '#web/site/root-data.ts';
import { text } from '#web/text/en.ts';
import { PageBody } from '#web/ui/page-body.tsx';
import type { Route } from './+types/search.ts';

export const handle = cacheablePage({ queryParams: ['query', 'exact', ...LIST_PARAM_NAMES] });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { search } = readPageData(loaderData);
  const title = search.query === '' ? text.search.title : text.search.resultsFor(search.query);
  return pageMeta(matches, { title });
}

function searchProducts(api: ApiClient, { query: searchText, isExact }: SearchRequest, query: ListQuery) {
  return api.searchProducts({
    params: { query: searchText },
    query: isExact ? { ...query, exact: 'yes' } : query,
  });
}

const load = (async (api, { url }) => {
  const search = readSearch(url.searchParams);
  if (!isSearchable(search)) return { search, corrected: null, list: undefined };
  const listParams = readListParams(url.searchParams);
  const results = await searchProducts(api, search, { ...toListQuery(listParams), facets: 'yes' });
  if (results.price_in_words) throw redirect(pathWithPriceFilter(url.searchParams, results.price_in_words));
  return { search, corrected: results.corrected, list: toListPage(listParams, results) };
}) satisfies PageLoader<unknown>;

export const loader = createServerLoader(load);
export const clientLoader = createClientLoader(load);

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { search, corrected, list } = readPageData(loaderData);
  const categories = useRootData()?.categories ?? [];
  const hasResults = list !== undefined && (list.total > 0 || countActiveFilters(list.params.filters) > 0);
  return (
    <PageBody>
      <h1 className="mb-1 text-2xl font-semibold wrap-anywhere">
        {search.query === '' ? text.search.title : text.search.resultsFor(corrected ?? search.query)}
      </h1>
      {corrected !== null && <SpellingNote query={search.query} corrected={corrected} />}
      {hasResults && (
        <ProductList list={list} fetchPage={(query) => searchProducts(browserApi(), search, query)} />
      )}
      {!hasResults && (
        <>
          {search.query !== '' && <p className="text-lg font-medium">{text.catalogue.none}</p>}
          <p className="mb-8 text-ink-soft">
            {search.query === '' ? text.search.required : text.search.noneHint}
          </p>
          <h2 className="mb-3 text-xl font-semibold">{text.home.byCategory}</h2>
          <CategoryTiles tiles={categories} />
        </>
      )}
    </PageBody>
  );
}
