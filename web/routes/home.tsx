import { PRODUCTS_PATH } from '#domain/page-paths.ts';
import { Ads } from '#web/features/home/ads.tsx';
import { CategorySection } from '#web/features/home/category-section.tsx';
import { Hero } from '#web/features/home/hero.tsx';
import { loadHome } from '#web/features/home/home.ts';
import { CAROUSEL_ESTIMATED_HEIGHT, ProductCarousel } from '#web/features/product/product-carousel.tsx';
import { SeeAllLink } from '#web/features/product/see-all-link.tsx';
import { RecentlyViewed } from '#web/features/recent/recently-viewed.tsx';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { readPageData, readSentData } from '#web/routing/page-data.ts';
import { createClientLoader, createServerLoader } from '#web/routing/route-loaders.ts';
import { organizationJsonLd, webSiteJsonLd } from '#web/seo/organization-json-ld.ts';
import { pageMeta, readRootData } from '#web/seo/page-meta.ts';
import { getCurrentDraw } from '#web/site/category-draw.ts';
import { type RootData, useRootData } from '#web/site/root-data.ts';
import { text } from '#web/text/en.ts';
import { homeText } from '#web/text/home-en.ts';
import { BelowTheFold } from '#web/ui/below-the-fold.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import type { Route } from './+types/home.ts';

export const handle = cacheablePage();

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: homeText.title,
    description: readRootData(matches)?.site.tagline,
    path: '/',
    jsonLd: import.meta.env.SSR
      ? (site, rootData) => [webSiteJsonLd(site), organizationJsonLd(rootData)]
      : undefined,
  });
}

export const loader = createServerLoader((api) => loadHome(api, getCurrentDraw()));

/** With the draw that the document came with, so that going back shows the same categories. */
export const clientLoader = createClientLoader((api) =>
  loadHome(api, readSentData<RootData>('root')?.draw ?? getCurrentDraw()),
);

/** The heights of these sections with the demo catalogue. */
const ADS_HEIGHT = '[--likely-height:18rem] md:[--likely-height:10rem] lg:[--likely-height:19rem]';
const PREVIEW_HEIGHT = '[--likely-height:56rem] md:[--likely-height:33rem] lg:[--likely-height:36rem]';

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { banners, bestSellers, adsTwo, featured, adsOne, categoryPreviews } = readPageData(loaderData);
  const rootData = useRootData();
  return (
    <PageBody>
      <div className="flex flex-col gap-6 lg:gap-8">
        <Hero
          banners={banners}
          tagline={rootData?.site.tagline ?? ''}
          categories={rootData?.categories ?? []}
        />
        <BelowTheFold estimatedHeight={CAROUSEL_ESTIMATED_HEIGHT}>
          <ProductCarousel
            title={text.home.bestSellers}
            products={bestSellers}
            headingLink={
              <Link to={PRODUCTS_PATH} className="see-all">
                {homeText.browse}
              </Link>
            }
          />
        </BelowTheFold>
        <BelowTheFold estimatedHeight={ADS_HEIGHT}>
          <Ads ads={adsTwo} />
        </BelowTheFold>
        <BelowTheFold estimatedHeight={CAROUSEL_ESTIMATED_HEIGHT}>
          <ProductCarousel
            title={homeText.smallBusiness}
            products={featured.products}
            headingLink={featured.path && <SeeAllLink path={featured.path} name={homeText.smallBusiness} />}
          />
        </BelowTheFold>
        <BelowTheFold estimatedHeight={ADS_HEIGHT}>
          <Ads ads={adsOne} />
        </BelowTheFold>
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 min-[110rem]:grid-cols-2 lg:gap-y-8">
          {categoryPreviews.map((preview) => (
            <BelowTheFold estimatedHeight={PREVIEW_HEIGHT} key={preview.id}>
              <CategorySection {...preview} />
            </BelowTheFold>
          ))}
        </div>
        <BelowTheFold estimatedHeight={CAROUSEL_ESTIMATED_HEIGHT}>
          <RecentlyViewed />
        </BelowTheFold>
      </div>
    </PageBody>
  );
}
