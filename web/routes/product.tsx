import { IconDownload } from '@tabler/icons-react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { productPath, UNKNOWN_PLACE } from '#domain/page-paths.ts';
import { beginningOf } from '#web/features/catalogue/beginning-of.ts';
import { BuyBox } from '#web/features/catalogue/buy-box.tsx';
import { DeliveryLine } from '#web/features/catalogue/delivery-line.tsx';
import { describeProduct } from '#web/features/catalogue/describe-product.ts';
import { describeTrail } from '#web/features/catalogue/describe-trail.ts';
import { Gallery } from '#web/features/catalogue/gallery.tsx';
import { PricePlate } from '#web/features/catalogue/price-plate.tsx';
import { loadProduct } from '#web/features/catalogue/product-ahead.ts';
import { productCrumbs } from '#web/features/catalogue/product-crumbs.ts';
import { Description, ProductFacts, Specifications } from '#web/features/catalogue/product-facts.tsx';
import { ProductRating } from '#web/features/catalogue/product-rating.tsx';
import { SLIDER_LIKELY_HEIGHT } from '#web/features/catalogue/product-slider.tsx';
import { ShareMenu } from '#web/features/catalogue/share-menu.tsx';
import { loadSimilarProducts } from '#web/features/catalogue/similar-products.ts';
import { SimilarSlider } from '#web/features/catalogue/similar-slider.tsx';
import { NeedsScript } from '#web/features/form/needs-script.tsx';
import { useFrame } from '#web/features/layout/frame.ts';
import { PageBody } from '#web/features/layout/page-body.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { usePlaceInPath } from '#web/features/location/use-place-in-path.ts';
import { useRememberViewed } from '#web/features/recent/use-remember-viewed.ts';
import { inBrowser, onServer } from '#web/page-data.ts';
import { sharedPage } from '#web/shared-page.ts';
import { text } from '#web/text/en.ts';
import { BelowTheFold } from '#web/ui/below-the-fold.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useMediaUrl } from '#web/use-media-url.ts';
import type { Route } from './+types/product.ts';

const META_DESCRIPTION_LENGTH = 160;

export const handle = sharedPage({ anyOf: ['slag', 'place'] });

export function meta({ matches, loaderData: { product } }: Route.MetaArgs) {
  const trail = [...productCrumbs(product), { name: product.title, path: product.path }];
  return pageMeta(matches, {
    title: product.title,
    description: beginningOf(product.description, META_DESCRIPTION_LENGTH),
    path: product.path,
    picture: product.images[0],
    describe: (site) => [describeProduct(product, site), describeTrail(trail, site)],
  });
}

export const loader = onServer(async (api, { params: { proid = '' } }) => {
  const [product, similar] = await Promise.all([loadProduct(api, proid), loadSimilarProducts(api, proid)]);
  return { product, similar };
});

/** In the browser nobody waits for what stands at the page's end. */
export const clientLoader = inBrowser(async (api, { params: { proid = '' } }) => {
  const similar = loadSimilarProducts(api, proid);
  return { product: await loadProduct(api, proid), similar };
});

/** Another place or slug in the address is still the same product. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.proid !== nextParams.proid;
}

export default function ProductPage({ loaderData: { product, similar }, params }: Route.ComponentProps) {
  const mediaUrl = useMediaUrl();
  const publicUrl = useFrame()?.site.publicUrl ?? '';
  usePlaceInPath(params.place === UNKNOWN_PLACE, (city) => productPath(product.id, product.title, city));
  useRememberViewed(product.id);
  return (
    <PageBody>
      <Breadcrumbs label={text.catalogue.breadcrumbs} crumbs={productCrumbs(product)} />
      <div className="mt-2 grid gap-6 md:grid-cols-2 md:gap-8 lg:gap-12">
        <Gallery key={product.id} images={product.images} alt={product.imageAlt} />
        <div className="flex flex-col gap-4 lg:gap-5">
          <h1 className="text-xl leading-tight font-semibold text-balance lg:text-2xl">{product.title}</h1>
          <ProductRating rating={product.rating} count={product.ratingCount} />
          <ProductFacts product={product} />
          <PricePlate price={product.price} />
          <BuyBox key={product.id} product={product} />
          <NeedsScript />
          <p className="text-sm text-ink-soft">{text.cart.noPayment}</p>
          <DeliveryLine />
          <div className="flex flex-wrap gap-3 print:hidden">
            {/* First, so that its menu has room to its right at every width. */}
            <ShareMenu title={product.title} url={publicUrl + product.path} />
            {product.brochure && (
              <ButtonLink to={mediaUrl(product.brochure)} reloadDocument>
                <IconDownload aria-hidden="true" size={20} />
                {text.product.brochure}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      <div className="mt-10 grid gap-10 md:grid-cols-2 md:gap-8 lg:mt-14 lg:gap-12">
        <Specifications product={product} />
        <Description product={product} />
      </div>
      <div className="mt-10 lg:mt-14 print:hidden">
        <BelowTheFold key={product.id} likelyHeight={SLIDER_LIKELY_HEIGHT}>
          <SimilarSlider similar={similar} />
        </BelowTheFold>
      </div>
    </PageBody>
  );
}
