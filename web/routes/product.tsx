import { use, useEffect } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { categoryPath, subCategoryPath } from '#domain/page-paths.ts';
import { NoScriptNotice } from '#web/features/form/no-script-notice.tsx';
import { BuyBox } from '#web/features/product/buy-box.tsx';
import { DeliveryInfo } from '#web/features/product/delivery-info.tsx';
import { Gallery } from '#web/features/product/gallery.tsx';
import { loadProduct } from '#web/features/product/load-product.ts';
import { loadPrefetchedProduct } from '#web/features/product/prefetched-products.client.ts';
import { PriceDetails } from '#web/features/product/price-details.tsx';
import { type ProductDetail, type ProductSummary, pathOfProduct } from '#web/features/product/product.ts';
import { CAROUSEL_ESTIMATED_HEIGHT, ProductCarousel } from '#web/features/product/product-carousel.tsx';
import { Description, ProductIdentifiers, Specifications } from '#web/features/product/product-details.tsx';
import { productJsonLd } from '#web/features/product/product-json-ld.ts';
import { ProductRating } from '#web/features/product/product-rating.tsx';
import { ShareMenu } from '#web/features/product/share-menu.tsx';
import { loadSimilarProducts } from '#web/features/product/similar-products.ts';
import { usePlaceInPath } from '#web/features/product/use-place-in-path.ts';
import { addRecentlyViewed } from '#web/features/recent/recent-store.ts';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createClientLoader, createServerLoader } from '#web/routing/route-loaders.ts';
import { breadcrumbJsonLd } from '#web/seo/breadcrumb-json-ld.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { truncateAtWord } from '#web/seo/truncate-at-word.ts';
import { useRootData } from '#web/site/root-data.ts';
import { useMediaUrl } from '#web/site/use-media-url.ts';
import { text } from '#web/text/en.ts';
import { productText } from '#web/text/product-en.ts';
import { BelowTheFold } from '#web/ui/below-the-fold.tsx';
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import type { Route } from './+types/product.ts';

const META_DESCRIPTION_LENGTH = 160;

export const handle = cacheablePage({ ignoredParams: ['slag', 'place'] });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { product } = readPageData<ProductPageData>(loaderData);
  const trail = [...productCrumbs(product), { name: product.title, path: pathOfProduct(product) }];
  return pageMeta(matches, {
    title: product.title,
    description: truncateAtWord(product.description, META_DESCRIPTION_LENGTH),
    path: pathOfProduct(product),
    picture: product.images[0],
    jsonLd: (site) => [productJsonLd(product, site), breadcrumbJsonLd(trail, site)],
  });
}

/** The similar products are a promise in the browser. */
type ProductPageData = { product: ProductDetail; similar: ProductSummary[] | Promise<ProductSummary[]> };

export const loader = createServerLoader(async (api, { params: { proid = '' } }) => {
  const [product, similar] = await Promise.all([loadProduct(api, proid), loadSimilarProducts(api, proid)]);
  return { product, similar };
});

/** In the browser, the page opens without waiting for the similar products at its end. */
export const clientLoader = createClientLoader(async (api, { params: { proid = '' } }) => {
  const similar = loadSimilarProducts(api, proid);
  return { product: await loadPrefetchedProduct(api, proid), similar };
});

/** A different place or slug in the URL is still the same product. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.proid !== nextParams.proid;
}

export default function ProductPage({ loaderData, params }: Route.ComponentProps) {
  const { product, similar } = readPageData<ProductPageData>(loaderData);
  const mediaUrl = useMediaUrl();
  const publicUrl = useRootData()?.site.publicUrl ?? '';
  usePlaceInPath(product, params.place);
  useAddRecentlyViewed(product.id);
  return (
    <PageBody>
      <Breadcrumbs label={text.catalogue.breadcrumbs} crumbs={productCrumbs(product)} />
      <div className="mt-2 grid gap-6 md:grid-cols-2 md:gap-8 lg:gap-12">
        <Gallery key={product.id} images={product.images} alt={product.imageAlt ?? product.title} />
        <div className="flex flex-col gap-4 lg:gap-5">
          <h1 className="text-xl leading-tight font-semibold text-balance lg:text-2xl">{product.title}</h1>
          <ProductRating rating={product.rating} count={product.ratingCount} />
          <ProductIdentifiers product={product} />
          <PriceDetails price={product.price} />
          <BuyBox key={product.id} product={product} />
          <NoScriptNotice />
          <p className="text-sm text-ink-soft">{text.cart.noPayment}</p>
          <DeliveryInfo />
          <div className="flex flex-wrap gap-3 print:hidden">
            {/* First, so that its menu has room to its right at every width. */}
            <ShareMenu title={product.title} url={publicUrl + pathOfProduct(product)} />
            {product.brochure && (
              <ButtonLink to={mediaUrl(product.brochure)} reloadsDocument>
                <span className="icon icon-download" />
                {productText.brochure}
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
        <BelowTheFold key={product.id} estimatedHeight={CAROUSEL_ESTIMATED_HEIGHT}>
          <SimilarProducts similar={similar} />
        </BelowTheFold>
      </div>
    </PageBody>
  );
}

/** The path from the home page to a product. */
function productCrumbs({ category, subCategory }: ProductDetail): Crumb[] {
  const path = categoryPath(category.id, category.name);
  return [
    { name: text.layout.home, path: '/' },
    { name: category.name, path },
    { name: subCategory.name, path: subCategoryPath(path, subCategory.id, subCategory.name) },
  ];
}

/** Needs a Suspense boundary while the products are a promise. */
function SimilarProducts({ similar }: { similar: ProductSummary[] | Promise<ProductSummary[]> }) {
  const products = similar instanceof Promise ? use(similar) : similar;
  return <ProductCarousel title={productText.similar} products={products} />;
}

/** Moves the product to the front of the recently viewed ones. */
function useAddRecentlyViewed(productId: string): void {
  useEffect(() => addRecentlyViewed(productId), [productId]);
}
