import type { ApiClient } from '#contract/client.ts';
import { RENT_PATH } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { canonicalListPath, listPageTitle } from '#web/features/product-list/canonical-list-path.ts';
import { type FetchListPage, loadListPage } from '#web/features/product-list/list-page.ts';
import { LIST_PARAM_NAMES } from '#web/features/product-list/list-params.ts';
import { ProductList } from '#web/features/product-list/product-list.tsx';
import { RentOffer } from '#web/features/renting/rent-offer.tsx';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createClientLoader, createServerLoader, type PageLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { rentingText } from '#web/text/renting-en.ts';
import { PageBody } from '#web/ui/page-body.tsx';
import type { Route } from './+types/rent.ts';

export const handle = cacheablePage({ queryParams: LIST_PARAM_NAMES });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const list = readPageData(loaderData);
  return pageMeta(matches, {
    title: listPageTitle(rentingText.title, list.params),
    description: rentingText.description,
    path: canonicalListPath(RENT_PATH, list),
  });
}

const load = ((api, { url }) =>
  loadListPage(url.searchParams, fetchForRent(api))) satisfies PageLoader<unknown>;

export const loader = createServerLoader(load);
export const clientLoader = createClientLoader(load);

export default function RentPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody>
      <h1 className="mb-1 text-2xl font-semibold">{rentingText.title}</h1>
      <p className="mb-4 max-w-prose text-ink-soft">{rentingText.intro}</p>
      <ProductList
        list={readPageData(loaderData)}
        fetchPage={(query) => fetchForRent(browserApi())(query)}
        renderOffer={(product) => <RentOffer product={product} />}
      />
    </PageBody>
  );
}

/** Fetches pages of the list of products for rent, which needs no filter for them. */
function fetchForRent(api: ApiClient): FetchListPage {
  return async (query) => {
    const list = await api.listProducts({ query: { ...query, for_rent: 'yes' } });
    if (!list.facets) return list;
    const { for_rent: _, ...facets } = list.facets;
    return { ...list, facets };
  };
}
