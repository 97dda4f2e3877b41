import type { ApiClient } from '#contract/client.ts';
import { brandPath, PRODUCTS_PATH } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { canonicalListPath, listPageTitle } from '#web/features/product-list/canonical-list-path.ts';
import { type FetchListPage, loadListPage } from '#web/features/product-list/list-page.ts';
import { LIST_PARAM_NAMES } from '#web/features/product-list/list-params.ts';
import { ProductList } from '#web/features/product-list/product-list.tsx';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createClientLoader, createServerLoader, type PageLoader } from '#web/routing/route-loaders.ts';
import { breadcrumbJsonLd } from '#web/seo/breadcrumb-json-ld.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { brandText } from '#web/text/brand-en.ts';
import { text } from '#web/text/en.ts';
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import type { Route } from './+types/brand.ts';

export const handle = cacheablePage({ queryParams: LIST_PARAM_NAMES.filter((name) => name !== 'brand') });

const CRUMBS: Crumb[] = [
  { name: text.layout.home, path: '/' },
  { name: text.catalogue.allProducts, path: PRODUCTS_PATH },
];

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { name, list } = readPageData(loaderData);
  const path = brandPath(name);
  return pageMeta(matches, {
    title: listPageTitle(brandText.heading(name), list.params),
    description: brandText.description(name),
    path: canonicalListPath(path, list),
    picture: list.products[0]?.image,
    jsonLd: import.meta.env.SSR
      ? (site) => [
          {
            '@type': 'CollectionPage',
            name: brandText.heading(name),
            url: site.publicUrl + path,
            about: { '@type': 'Brand', name },
          },
          breadcrumbJsonLd([...CRUMBS, { name, path }], site),
        ]
      : undefined,
  });
}

function createListFetcher(api: ApiClient, slug: string) {
  return ((query) => api.listProductsOfBrand({ params: { slug }, query })) satisfies FetchListPage;
}

const load = (async (api, { params: { slug = '' }, url }) => {
  const search = new URLSearchParams(url.search);
  search.delete('brand');
  let name = '';
  const list = await loadListPage(search, async (query) => {
    const results = await createListFetcher(api, slug)(query);
    name = results.brand_name;
    return results;
  });
  return { slug, name, list };
}) satisfies PageLoader<unknown>;

export const loader = createServerLoader(load);
export const clientLoader = createClientLoader(load);

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const { slug, name, list } = readPageData(loaderData);
  return (
    <PageBody>
      <Breadcrumbs label={text.catalogue.breadcrumbs} crumbs={CRUMBS} currentPage={name} />
      <h1 className="mt-1 mb-1 text-2xl font-semibold wrap-anywhere">{brandText.heading(name)}</h1>
      <ProductList list={list} fetchPage={(query) => createListFetcher(browserApi(), slug)(query)} />
    </PageBody>
  );
}
