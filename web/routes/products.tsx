import { browserApi } from '#web/browser-api.ts';
import { listAddress, listTitle } from '#web/features/catalogue/list-address.ts';
import { LIST_PARAMETERS } from '#web/features/catalogue/list-choice.ts';
import { loadListPage } from '#web/features/catalogue/list-page.ts';
import { ProductList } from '#web/features/catalogue/product-list.tsx';
import { PageBody } from '#web/features/layout/page-body.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { inBrowser, type Load, onServer } from '#web/page-data.ts';
import { sharedPage } from '#web/shared-page.ts';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/products.ts';

export const handle = sharedPage({ query: LIST_PARAMETERS });

export function meta({ matches, loaderData: list }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: listTitle(text.catalogue.allProducts, list.choice),
    description: text.catalogue.allProductsDescription,
    path: listAddress('/products', list),
  });
}

const load = ((api, { url }) =>
  loadListPage(url.searchParams, (query) => api.listProducts({ query }))) satisfies Load<unknown>;

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody>
      <h1 className="mb-1 text-2xl font-semibold">{text.catalogue.allProducts}</h1>
      <ProductList list={loaderData} call={(query) => browserApi().listProducts({ query })} />
    </PageBody>
  );
}
