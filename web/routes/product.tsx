import { IconDownload } from '@tabler/icons-react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { BuyBox } from '#web/features/catalogue/buy-box.tsx';
import { categoryPath, subCategoryPath } from '#web/features/catalogue/category.ts';
import { Gallery } from '#web/features/catalogue/gallery.tsx';
import { PriceNameplate } from '#web/features/catalogue/price-figures.tsx';
import { productDetail, productPath, UNKNOWN_PLACE } from '#web/features/catalogue/product.ts';
import { Description, ProductFacts, Specifications } from '#web/features/catalogue/product-facts.tsx';
import { ProductRating } from '#web/features/catalogue/product-rating.tsx';
import { PageBody } from '#web/features/layout/page-body.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { usePlaceInPath } from '#web/features/location/use-place-in-path.ts';
import { inBrowser, type Load, onServer } from '#web/page-data.ts';
import { text } from '#web/text/en.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useMediaUrl } from '#web/use-media-url.ts';
import type { Route } from './+types/product.ts';

const META_DESCRIPTION_LENGTH = 160;

export function meta({ matches, loaderData: product }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: product.title,
    description: product.description.slice(0, META_DESCRIPTION_LENGTH),
    canonicalPath: product.path,
  });
}

const load = (async (api, { params }) => {
  const { product } = await api.getProduct({ params: { id: params.proid ?? '' } });
  return productDetail(product);
}) satisfies Load<unknown>;

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

/** Another place or slug in the address is still the same product. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.proid !== nextParams.proid;
}

export default function ProductPage({ loaderData: product, params }: Route.ComponentProps) {
  const mediaUrl = useMediaUrl();
  usePlaceInPath(params.place === UNKNOWN_PLACE, (city) => productPath(product.id, product.title, city));
  const { category, subCategory } = product;
  const path = categoryPath(category.id, category.name);
  const crumbs = [
    { name: text.frame.home, path: '/' },
    { name: category.name, path },
    { name: subCategory.name, path: subCategoryPath(path, subCategory.id, subCategory.name) },
  ];
  return (
    <PageBody>
      <Breadcrumbs label={text.catalogue.breadcrumbs} crumbs={crumbs} />
      <div className="mt-2 grid gap-6 md:grid-cols-2 lg:gap-12">
        <Gallery key={product.id} images={product.images} alt={product.imageAlt} />
        <div className="flex flex-col gap-4 lg:gap-5">
          <h1 className="text-xl leading-tight font-semibold text-balance lg:text-2xl">{product.title}</h1>
          <ProductRating rating={product.rating} count={product.ratingCount} />
          <ProductFacts product={product} />
          <PriceNameplate price={product.price} />
          <BuyBox key={product.id} product={product} />
          <p className="text-sm text-ink-soft">{text.cart.noPayment}</p>
          {product.brochure && (
            <ButtonLink to={mediaUrl(product.brochure)} reloadDocument className="self-start">
              <IconDownload aria-hidden="true" size={20} />
              {text.product.brochure}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className="mt-10 grid gap-10 md:grid-cols-2 lg:mt-14 lg:gap-12">
        <Specifications product={product} />
        <Description product={product} />
      </div>
    </PageBody>
  );
}
