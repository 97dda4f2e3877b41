import { useEffect } from 'react';
import { CategoryTiles } from '#web/features/catalogue/category-tiles.tsx';
import { ProductSlider, SLIDER_LIKELY_HEIGHT } from '#web/features/catalogue/product-slider.tsx';
import { Ads } from '#web/features/home/ads.tsx';
import { BannerSlider } from '#web/features/home/banner-slider.tsx';
import { CategoryBlock } from '#web/features/home/category-block.tsx';
import { keepBlocks } from '#web/features/home/choose-blocks.ts';
import { loadHome } from '#web/features/home/home.ts';
import { SeeAll } from '#web/features/home/see-all.tsx';
import { Tagline } from '#web/features/home/tagline.tsx';
import { describeShop, describeSite } from '#web/features/layout/describe-shop.ts';
import { useFrame } from '#web/features/layout/frame.ts';
import { PageBody } from '#web/features/layout/page-body.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { RecentlyViewed } from '#web/features/recent/recently-viewed-slider.tsx';
import { inBrowser, type Load, onServer } from '#web/page-data.ts';
import { sharedPage } from '#web/shared-page.ts';
import { text } from '#web/text/en.ts';
import { BelowTheFold } from '#web/ui/below-the-fold.tsx';
import type { Route } from './+types/home.ts';

export const handle = sharedPage();

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: text.home.title,
    description: text.tagline,
    path: '/',
    describe: (site, { contactLinks }) => [describeSite(site), describeShop(site, contactLinks)],
  });
}

const load = loadHome satisfies Load<unknown>;

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

/** As the trial shop's are. */
const ADS_HEIGHT = '[--likely-height:23rem] md:[--likely-height:15rem]';
const TILES_HEIGHT = '[--likely-height:68rem] md:[--likely-height:43rem] xl:[--likely-height:31rem]';
const BLOCK_HEIGHT = '[--likely-height:46rem] md:[--likely-height:26rem] lg:[--likely-height:30rem]';

export default function HomePage({ loaderData: home }: Route.ComponentProps) {
  const { banners, bestSellers, adsTwo, featured, adsOne, blocks } = home;
  const categories = useFrame()?.categories ?? [];
  useEffect(() => keepBlocks(blocks.map(({ id }) => id)), [blocks]);
  return (
    <PageBody>
      <div className="flex flex-col gap-10 lg:gap-14">
        <div className="flex flex-col gap-5 lg:gap-8">
          <BannerSlider banners={banners} />
          <Tagline />
        </div>
        <BelowTheFold likelyHeight={SLIDER_LIKELY_HEIGHT}>
          <ProductSlider title={text.home.bestSellers} products={bestSellers} />
        </BelowTheFold>
        <BelowTheFold likelyHeight={ADS_HEIGHT}>
          <Ads ads={adsTwo} />
        </BelowTheFold>
        <BelowTheFold likelyHeight={TILES_HEIGHT}>
          <section>
            <h2 className="mb-3 text-xl font-semibold">{text.home.byCategory}</h2>
            <CategoryTiles tiles={categories} />
          </section>
        </BelowTheFold>
        <BelowTheFold likelyHeight={SLIDER_LIKELY_HEIGHT}>
          <ProductSlider
            title={text.home.smallBusiness}
            products={featured.products}
            more={featured.path && <SeeAll path={featured.path} name={text.home.smallBusiness} />}
          />
        </BelowTheFold>
        <BelowTheFold likelyHeight={ADS_HEIGHT}>
          <Ads ads={adsOne} />
        </BelowTheFold>
        {blocks.map((block) => (
          <BelowTheFold likelyHeight={BLOCK_HEIGHT} key={block.id}>
            <CategoryBlock {...block} />
          </BelowTheFold>
        ))}
        <BelowTheFold likelyHeight={SLIDER_LIKELY_HEIGHT}>
          <RecentlyViewed />
        </BelowTheFold>
      </div>
    </PageBody>
  );
}
