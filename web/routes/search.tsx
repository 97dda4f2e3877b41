import type { ApiClient } from '#contract/client.ts';
import { browserApi } from '#web/browser-api.ts';
import { CategoryTiles } from '#web/features/catalogue/category-tiles.tsx';
import {
  LIST_PARAMETERS,
  type ListQuery,
  listQuery,
  readListChoice,
} from '#web/features/catalogue/list-choice.ts';
import { countFilters } from '#web/features/catalogue/list-filters.ts';
import { listPage } from '#web/features/catalogue/list-page.ts';
import { ProductList } from '#web/features/catalogue/product-list.tsx';
import { useFrame } from '#web/features/layout/frame.ts';
import { PageBody } from '#web/features/layout/page-body.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { canFindSomething, readSearch, type Search } from '#web/features/search/search.ts';
import { SpellingNote } from '#web/features/search/spelling-note.tsx';
import { inBrowser, type Load, onServer } from '#web/page-data.ts';
import { sharedPage } from '#web/shared-page.ts';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/search.ts';

export const handle = sharedPage({ query: ['query', 'exact', ...LIST_PARAMETERS] });

export function meta({ matches, loaderData: { search } }: Route.MetaArgs) {
  const title = search.query === '' ? text.search.title : text.search.resultsFor(search.query);
  return pageMeta(matches, { title });
}

function find(api: ApiClient, { query: searched, isExact }: Search, query: ListQuery) {
  return api.searchProducts({
    params: { query: searched },
    query: isExact ? { ...query, exact: 'yes' } : query,
  });
}

const load = (async (api, { url }) => {
  const search = readSearch(url.searchParams);
  if (!canFindSomething(search)) return { search, corrected: null, list: undefined };
  const choice = readListChoice(url.searchParams);
  const found = await find(api, search, { ...listQuery(choice), facets: 'yes' });
  return { search, corrected: found.corrected, list: listPage(choice, found) };
}) satisfies Load<unknown>;

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function SearchPage({ loaderData: { search, corrected, list } }: Route.ComponentProps) {
  const categories = useFrame()?.categories ?? [];
  const hasFound = list !== undefined && (list.total > 0 || countFilters(list.choice.filters) > 0);
  return (
    <PageBody>
      <h1 className="mb-1 text-2xl font-semibold wrap-anywhere">
        {search.query === '' ? text.search.title : text.search.resultsFor(corrected ?? search.query)}
      </h1>
      {corrected !== null && <SpellingNote query={search.query} corrected={corrected} />}
      {hasFound && <ProductList list={list} call={(query) => find(browserApi(), search, query)} />}
      {!hasFound && (
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
