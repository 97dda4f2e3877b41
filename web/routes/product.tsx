import { use, useEffect } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { MIN_CART_QUANTITY } from '#domain/cart.ts';
import { NoScriptNotice } from '#web/features/form/no-script-notice.tsx';
import { BuyBox } from '#web/features/product/buy-box.tsx';
import { DeliveryInfo } from '#web/features/product/delivery-info.tsx';
import { Gallery } from '#web/features/product/gallery.tsx';
import { loadProduct } from '#web/features/product/load-product.ts';
import { loadPrefetchedProduct } from '#web/features/product/prefetched-products.client.ts';
import { type ProductSummary, pathOfProduct } from '#web/features/product/product.ts';
import { CAROUSEL_ESTIMATED_HEIGHT, ProductCarousel } from '#web/features/product/product-carousel.tsx';
import { productCrumbs } from '#web/features/product/product-crumbs.ts';
import type { ProductDetail, ProductOnPage } from '#web/features/product/product-detail.ts';
import type { PRODUCT_PARTS, ProductPartName } from '#web/features/product/product-parts.tsx';
import { renderProductParts } from '#web/features/product/render-product-parts.server.tsx';
import { ShareMenu } from '#web/features/product/share-menu.tsx';
import { loadSimilarProducts } from '#web/features/product/similar-products.ts';
import { usePlaceInPath } from '#web/features/product/use-place-in-path.ts';
import { addRecentlyViewed } from '#web/features/recent/recent-store.ts';
import { RentPlace } from '#web/features/renting/rent-place.tsx';
import { SaveToListButton } from '#web/features/saved-lists/save-to-list-button.tsx';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createClientLoader, createServerLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { META_DESCRIPTION_LENGTH, truncateAtWord } from '#web/seo/truncate-at-word.ts';
import { useRootData } from '#web/site/root-data.ts';
import { shopEnvironmentContext, toSite } from '#web/site/site.ts';
import { pageHtmlContext, StaticPart } from '#web/site/static-html.tsx';
import { text } from '#web/text/en.ts';
import { productText } from '#web/text/product-en.ts';
import { BelowTheFold } from '#web/ui/below-the-fold.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { useLazyComponent } from '#web/ui/use-lazy-component.ts';
import type { Route } from './+types/product.ts';

const loadCompareTick = () => import('#web/features/compare/compare-tick.tsx');

export const handle = cacheablePage({ ignoredParams: ['slag', 'place'] });

/** What else search engines read is among the parts that the server renders. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { product } = readPageData<ProductPageData>(loaderData);
  return pageMeta(matches, {
    title: product.title,
    description: truncateAtWord(product.description, META_DESCRIPTION_LENGTH),
    path: pathOfProduct(product),
    picture: product.images[0],
  });
}

type ProductPageData = (
  | { product: ProductOnPage; parts?: undefined }
  /** In the browser, with the code of the parts that the server has not rendered. */
  | { product: ProductDetail; parts: typeof PRODUCT_PARTS }
) & {
  /** In the browser a promise. */
  similar: ProductSummary[] | Promise<ProductSummary[]>;
};

export function loader(page: LoaderFunctionArgs) {
  const environment = page.context.get(shopEnvironmentContext);
  return createServerLoader(async (api, { params: { proid = '' } }) => {
    const [wire, similar, { result: contactLinks, shop }] = await Promise.all([
      loadProduct(api, proid),
      loadSimilarProducts(api, proid),
      api.getContactLinks(),
    ]);
    const { product, html } = renderProductParts(wire, toSite(environment, shop), contactLinks);
    page.context.set(pageHtmlContext, html);
    return { product, similar };
  })(page);
}

/** In the browser, the page opens without waiting for the similar products at its end. */
export const clientLoader = createClientLoader(async (api, { params: { proid = '' } }) => {
  const similar = loadSimilarProducts(api, proid);
  const [wire, { PRODUCT_PARTS: parts, productDetailFromWire }] = await Promise.all([
    loadPrefetchedProduct(api, proid),
    import('#web/features/product/product-parts.tsx'),
  ]);
  return { product: productDetailFromWire(wire), parts, similar };
});

/** A different place or slug in the URL is still the same product. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.proid !== nextParams.proid;
}

export default function ProductPage({ loaderData, params }: Route.ComponentProps) {
  const data = readPageData<ProductPageData>(loaderData);
  const { product, similar } = data;
  const publicUrl = useRootData()?.site.publicUrl ?? '';
  usePlaceInPath(product, params.place);
  useAddRecentlyViewed(product.id);
  const CompareTick = useLazyComponent(true, loadCompareTick);
  return (
    <PageBody>
      <Breadcrumbs label={text.catalogue.breadcrumbs} crumbs={productCrumbs(product)} />
      <div className="mt-2 grid gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-8 lg:gap-x-12">
        <Gallery key={product.id} images={product.images} alt={product.imageAlt ?? product.title} />
        <div className="flex flex-col gap-4 md:row-span-2 lg:gap-5">
          <h1 className="text-xl leading-tight font-semibold text-balance lg:text-2xl">{product.title}</h1>
          <Part name="productHead" data={data} className="contents" />
          {product.rentPeriod && <h2 className="-mb-3 font-semibold print:hidden">{productText.buy}</h2>}
          <BuyBox key={product.id} product={product} />
          {product.rentPeriod && <RentPlace product={product} leastPeriod={product.rentPeriod} />}
          <NoScriptNotice />
          <p className="text-sm text-ink-soft">{text.cart.noPayment}</p>
          <DeliveryInfo />
          <Part name="productTerms" data={data} className="contents" />
          <div className="flex flex-wrap gap-3 print:hidden">
            {/* First, so that its menu has room to its right at every width. */}
            <ShareMenu title={product.title} url={publicUrl + pathOfProduct(product)} />
            <SaveToListButton lines={() => [{ productId: product.id, quantity: MIN_CART_QUANTITY }]} />
            <div className="min-h-11 w-full">{CompareTick && <CompareTick product={product} />}</div>
          </div>
        </div>
        <Part name="productTexts" data={data} className="flex min-w-0 flex-col gap-10 max-md:mt-4 lg:mt-4" />
      </div>
      <div className="mt-10 lg:mt-14 print:hidden">
        <BelowTheFold key={product.id} estimatedHeight={CAROUSEL_ESTIMATED_HEIGHT}>
          <SimilarProducts similar={similar} />
        </BelowTheFold>
      </div>
    </PageBody>
  );
}

type PartProps = { name: ProductPartName; data: ProductPageData; className: string };

/** On the page of the document, as the server has rendered it. */
function Part({ name, data, className }: PartProps) {
  const rootData = useRootData();
  if (!data.parts || !rootData) return <StaticPart name={name} className={className} />;
  const Loaded = data.parts[name];
  return (
    <div className={className}>
      <Loaded product={data.product} site={rootData.site} contactLinks={rootData.contactLinks} />
    </div>
  );
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
