import { data } from 'react-router';
import type { ApiClient } from '#contract/client.ts';
import { MAX_ID_LENGTH } from '#contract/list-limits.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { browserApi } from '#web/browser-api.ts';
import { categoryFromWire, subCategoryTiles } from '#web/features/catalogue/category.ts';
import { CategoryTiles } from '#web/features/catalogue/category-tiles.tsx';
import { describeTrail } from '#web/features/catalogue/describe-trail.ts';
import { listAddress, listTitle } from '#web/features/catalogue/list-address.ts';
import { LIST_PARAMETERS } from '#web/features/catalogue/list-choice.ts';
import { type ListCall, loadListPage } from '#web/features/catalogue/list-page.ts';
import { ProductList } from '#web/features/catalogue/product-list.tsx';
import { PageBody } from '#web/features/layout/page-body.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { inBrowser, type Load, onServer } from '#web/page-data.ts';
import { sharedPage } from '#web/shared-page.ts';
import { text } from '#web/text/en.ts';
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx';
import type { Route } from './+types/category.ts';

export const handle = sharedPage({ query: ['query', 'sid', ...LIST_PARAMETERS] });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { name, heading, path, chosen, list } = loaderData;
  const trail = [...categoryCrumbs(chosen && { name, path }), { name: heading, path: chosen?.path ?? path }];
  return pageMeta(matches, {
    title: listTitle(text.catalogue.allItemsOf(heading), list.choice),
    description: text.catalogue.categoryDescription(heading),
    path: listAddress(chosen?.path ?? path, list),
    picture: list.products[0]?.image,
    describe: (site) => [describeTrail(trail, site)],
  });
}

/** The way to a category, or through it to one of its sub-categories. */
function categoryCrumbs(category: Crumb | undefined): Crumb[] {
  return [
    { name: text.frame.home, path: '/' },
    { name: text.catalogue.allCategories, path: '/all-categories' },
    ...(category ? [category] : []),
  ];
}

/** The products of a category, or of one of its sub-categories. */
function listOf(api: ApiClient, id: string, sid: string | undefined): ListCall {
  return (query) =>
    api.listProductsOfCategory({ params: { id }, query: { ...query, ...(sid ? { sid } : {}) } });
}

/** An address may name a sub-category by its slug alone. */
async function findSubCategory(api: ApiClient, id: string, slug: string): Promise<string> {
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
    (slug ? await findSubCategory(api, id, slug) : undefined);
  const [{ result: wire }, list] = await Promise.all([
    api.getCategory({ params: { id } }),
    loadListPage(url.searchParams, listOf(api, id, sid)),
  ]);
  const { name, path } = categoryFromWire(wire);
  const tiles = subCategoryTiles(wire);
  const chosen = tiles.find((tile) => tile.id === sid);
  if (sid && !chosen) throw data(null, { status: 404 });
  return { id, sid, name, path, tiles, chosen, heading: chosen?.name ?? name, list };
}) satisfies Load<unknown>;

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { id, sid, name, path, tiles, chosen, heading, list } = loaderData;
  return (
    <PageBody>
      <Breadcrumbs
        label={text.catalogue.breadcrumbs}
        crumbs={categoryCrumbs(chosen && { name, path })}
        here={heading}
      />
      <h1 className="mt-1 text-2xl font-semibold">{text.catalogue.allItemsOf(heading)}</h1>
      {tiles.length > 0 && (
        <nav aria-label={text.catalogue.subCategoriesOf(name)} className="mt-4 mb-8">
          <CategoryTiles tiles={tiles} chosenId={chosen?.id} isRow />
        </nav>
      )}
      <ProductList list={list} call={(query) => listOf(browserApi(), id, sid)(query)} />
    </PageBody>
  );
}
