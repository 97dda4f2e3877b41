import { Link } from 'react-router';
import { CategoryTiles } from '#web/features/catalogue/category-tiles.tsx';
import { HomeHero } from '#web/features/catalogue/home-hero.tsx';
import { productCard } from '#web/features/catalogue/product.ts';
import { ProductSlider } from '#web/features/catalogue/product-slider.tsx';
import { useFrame } from '#web/features/layout/frame.ts';
import { PageBody } from '#web/features/layout/page-body.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { inBrowser, type Load, onServer } from '#web/page-data.ts';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/home.ts';

/** The category with a slider of its own, by the name it has in the catalogue. */
const FEATURED_CATEGORY = text.home.smallBusiness;
const FEATURED_COUNT = 12;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: text.home.title, description: text.tagline, canonicalPath: '/' });
}

const load = (async (api) => {
  const [bestSellers, featured] = await Promise.all([
    api.listBestSellers(),
    api.listProductsOfCategoryNamed({
      body: { pro_category: FEATURED_CATEGORY },
      query: { limit: String(FEATURED_COUNT) },
    }),
  ]);
  return {
    bestSellers: bestSellers.result.map(productCard),
    featured: featured.products.map(productCard),
  };
}) satisfies Load<unknown>;

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const categories = useFrame()?.categories ?? [];
  const featuredPath = categories.find(({ name }) => name === FEATURED_CATEGORY)?.path;
  return (
    <PageBody>
      <div className="flex flex-col gap-10 lg:gap-14">
        <HomeHero />
        <ProductSlider title={text.home.bestSellers} products={loaderData.bestSellers} />
        <section>
          <h2 className="mb-3 text-xl font-semibold">{text.home.byCategory}</h2>
          <CategoryTiles tiles={categories} />
        </section>
        <ProductSlider
          title={text.home.smallBusiness}
          products={loaderData.featured}
          more={
            featuredPath && (
              <Link
                to={featuredPath}
                aria-label={`${text.home.seeAll}: ${text.home.smallBusiness}`}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:text-brand-ink hover:underline"
              >
                {text.home.seeAll}
              </Link>
            )
          }
        />
      </div>
    </PageBody>
  );
}
