import { PRODUCTS_PATH } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { canonicalListPath, listPageTitle } from '#web/features/product-list/canonical-list-path.ts';
import { loadListPage } from '#web/features/product-list/list-page.ts';
import { LIST_PARAM_NAMES } from '#web/features/product-list/list-params.ts';
import { ProductList } from '#web/features/product-list/product-list.tsx';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createClientLoader, createServerLoader, type PageLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { catalogueText } from '#web/text/catalogue-en.ts';
import { text } from '#web/text/en.ts';
import { PageBody } from '#web/ui/page-body.tsx';
import type { Route } from './+types/products.ts';

export const handle = cacheablePage({ queryParams: LIST_PARAM_NAMES });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const list = readPageData(loaderData);
  return pageMeta(matches, {
    title: listPageTitle(text.catalogue.allProducts, list.params),
    description: catalogueText.allProductsDescription,
    path: canonicalListPath(PRODUCTS_PATH, list),
  });
}

const load = ((api, { url }) =>
  loadListPage(url.searchParams, (query) => api.listProducts({ query }))) satisfies PageLoader<unknown>;

export const loader = createServerLoader(load);
export const clientLoader = createClientLoader(load);

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody>
      <h1 className="mb-1 text-2xl font-semibold">{text.catalogue.allProducts}</h1>
      <ProductList
        list={readPageData(loaderData)}
        fetchPage={(query) => browserApi().listProducts({ query })}
      />
    </PageBody>
  );
}
