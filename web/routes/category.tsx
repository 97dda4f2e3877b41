import { data } from 'react-router';
import type { ApiClient } from '#contract/client.ts';
import { MAX_ID_LENGTH } from '#contract/list-limits.ts';
import { ALL_CATEGORIES_PATH } from '#domain/page-paths.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CategoryTiles } from '#web/features/categories/category-tiles.tsx';
import { canonicalListPath, listPageTitle } from '#web/features/product-list/canonical-list-path.ts';
import { type FetchListPage, loadListPage } from '#web/features/product-list/list-page.ts';
import { LIST_PARAM_NAMES } from '#web/features/product-list/list-params.ts';
import { ProductList } from '#web/features/product-list/product-list.tsx';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createClientLoader, createServerLoader, type PageLoader } from '#web/routing/route-loaders.ts';
import { breadcrumbJsonLd } from '#web/seo/breadcrumb-json-ld.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { categoryFromWire, subCategoryTilesFromWire } from '#web/site/category.ts';
import { categoryText } from '#web/text/category-en.ts';
import { text } from '#web/text/en.ts';
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import type { Route } from './+types/category.ts';

export const handle = cacheablePage({ queryParams: ['query', 'sid', ...LIST_PARAM_NAMES] });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { name, heading, path, chosen, list } = readPageData(loaderData);
  const trail = [...categoryCrumbs(chosen && { name, path }), { name: heading, path: chosen?.path ?? path }];
  return pageMeta(matches, {
    title: listPageTitle(categoryText.heading(heading), list.params),
    description: categoryText.description(heading),
    path: canonicalListPath(chosen?.path ?? path, list),
    picture: list.products[0]?.image,
    jsonLd: import.meta.env.SSR ? (site) => [breadcrumbJsonLd(trail, site)] : undefined,
  });
}

/** The breadcrumbs of a category; with `category`, those of one of its sub-categories. */
function categoryCrumbs(category: Crumb | undefined): Crumb[] {
  return [
    { name: text.layout.home, path: '/' },
    { name: text.catalogue.allCategories, path: ALL_CATEGORIES_PATH },
    ...(category ? [category] : []),
  ];
}

/** Fetches pages of a category's products; with `sid`, of a sub-category's. */
function createListFetcher(api: ApiClient, id: string, sid: string | undefined): FetchListPage {
  return (query) =>
    api.listProductsOfCategory({ params: { id }, query: { ...query, ...(sid ? { sid } : {}) } });
}

/** A URL may name a sub-category by its slug alone. @throws a response with status 404 when there is none */
async function getSubCategoryId(api: ApiClient, id: string, slug: string): Promise<string> {
  const { result } = await api.getCategory({ params: { id } });
  const found = result.sub_category.find(({ subcat_name }) => slugFromTitle(subcat_name) === slug);
  if (!found) throw data(null, { status: 404 });
  return found._id;
}

const load = (async (api, { params, url }) => {
  const id = params.catid ?? '';
  const slug = url.searchParams.get('query');
  const sid =
    url.searchParams.get('sid')?.slice(0, MAX_ID_LENGTH) ||
    (slug ? await getSubCategoryId(api, id, slug) : undefined);
  const [{ result: wire }, list] = await Promise.all([
    api.getCategory({ params: { id } }),
    loadListPage(
      url.searchParams,
      createListFetcher(api, id, sid),
      sid ? async () => (await api.getSubCategory({ params: { id: sid } })).result.subcat_columns : undefined,
    ),
  ]);
  const { name, path } = categoryFromWire(wire);
  const tiles = subCategoryTilesFromWire(wire);
  const chosen = tiles.find((tile) => tile.id === sid);
  if (sid && !chosen) throw data(null, { status: 404 });
  return { id, sid, name, path, tiles, chosen, heading: chosen?.name ?? name, list };
}) satisfies PageLoader<unknown>;

export const loader = createServerLoader(load);
export const clientLoader = createClientLoader(load);

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { id, sid, name, path, tiles, chosen, heading, list } = readPageData(loaderData);
  return (
    <PageBody>
      <Breadcrumbs
        label={text.catalogue.breadcrumbs}
        crumbs={categoryCrumbs(chosen && { name, path })}
        currentPage={heading}
      />
      <h1 className="mt-1 text-2xl font-semibold">{categoryText.heading(heading)}</h1>
      {tiles.length > 0 && !(chosen && list.columns) && (
        <nav aria-label={categoryText.subCategoriesLabel(name)} className="my-4 sm:mb-8">
          <CategoryTiles tiles={tiles} chosenId={chosen?.id} isRow />
        </nav>
      )}
      <ProductList list={list} fetchPage={(query) => createListFetcher(browserApi(), id, sid)(query)} />
    </PageBody>
  );
}
