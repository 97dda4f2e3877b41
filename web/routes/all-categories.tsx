import { ALL_CATEGORIES_PATH, QUICK_ORDER_PATH, RENT_PATH } from '#domain/page-paths.ts';
import { CategoryTiles } from '#web/features/categories/category-tiles.tsx';
import { productSummaryFromWire } from '#web/features/product/product.ts';
import { ProductCarousel } from '#web/features/product/product-carousel.tsx';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createClientLoader, createServerLoader, type PageLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { useRootData } from '#web/site/root-data.ts';
import { catalogueText } from '#web/text/catalogue-en.ts';
import { text } from '#web/text/en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import type { Route } from './+types/all-categories.ts';

export const handle = cacheablePage();

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: text.catalogue.allCategories,
    description: catalogueText.allCategoriesDescription,
    path: ALL_CATEGORIES_PATH,
  });
}

const load = (async (api) => {
  const bestSellers = await api.listBestSellers();
  return { bestSellers: bestSellers.result.map(productSummaryFromWire) };
}) satisfies PageLoader<unknown>;

export const loader = createServerLoader(load);
export const clientLoader = createClientLoader(load);

export default function AllCategoriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody>
      <h1 className="mb-4 text-2xl font-semibold">{text.catalogue.allCategories}</h1>
      <OtherWays />
      <CategoryTiles tiles={useRootData()?.categories ?? []} />
      <div className="mt-10 lg:mt-14">
        <ProductCarousel title={text.home.bestSellers} products={readPageData(loaderData).bestSellers} />
      </div>
    </PageBody>
  );
}

/** On wide screens they are in the top bar. */
function OtherWays() {
  return (
    <p className="mb-4 flex flex-wrap gap-2 xl:hidden">
      <ButtonLink to={QUICK_ORDER_PATH}>{text.layout.quickOrder}</ButtonLink>
      <ButtonLink to={RENT_PATH}>{text.layout.rent}</ButtonLink>
    </p>
  );
}
