import { CategoryTiles } from '#web/features/catalogue/category-tiles.tsx';
import { productCard } from '#web/features/catalogue/product.ts';
import { ProductSlider } from '#web/features/catalogue/product-slider.tsx';
import { useFrame } from '#web/features/layout/frame.ts';
import { PageBody } from '#web/features/layout/page-body.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { inBrowser, type Load, onServer } from '#web/page-data.ts';
import { sharedPage } from '#web/shared-page.ts';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/all-categories.ts';

export const handle = sharedPage();

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: text.catalogue.allCategories,
    description: text.catalogue.allCategoriesDescription,
    path: '/all-categories',
  });
}

const load = (async (api) => {
  const bestSellers = await api.listBestSellers();
  return { bestSellers: bestSellers.result.map(productCard) };
}) satisfies Load<unknown>;

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function AllCategoriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody>
      <h1 className="mb-4 text-2xl font-semibold">{text.catalogue.allCategories}</h1>
      <CategoryTiles tiles={useFrame()?.categories ?? []} />
      <div className="mt-10 lg:mt-14">
        <ProductSlider title={text.home.bestSellers} products={loaderData.bestSellers} />
      </div>
    </PageBody>
  );
}
