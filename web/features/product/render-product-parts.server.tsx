import { renderToStaticMarkup } from 'react-dom/server';
import type { WireProduct } from '#contract/catalogue.ts';
import type { WireContactLinks } from '#contract/content.ts';
import { breadcrumbJsonLd } from '#web/seo/breadcrumb-json-ld.ts';
import { JsonLd } from '#web/seo/json-ld.tsx';
import { META_DESCRIPTION_LENGTH, truncateAtWord } from '#web/seo/truncate-at-word.ts';
import type { Site } from '#web/site/site.ts';
import type { PageHtml } from '#web/site/static-html.tsx';
import { pathOfProduct } from './product.ts';
import { productCrumbs } from './product-crumbs.ts';
import { type ProductDetail, type ProductOnPage, productDetailFromWire } from './product-detail.ts';
import { productJsonLd } from './product-json-ld.ts';
import { PRODUCT_PARTS, type ProductPartName } from './product-parts.tsx';

/**
 * What the server makes of a product: the parts of its page that need no script, as HTML, and what the scripts of the
 * others need.
 */
export function renderProductParts(
  wire: WireProduct,
  site: Site,
  contactLinks: WireContactLinks,
): { html: PageHtml; product: ProductOnPage } {
  const detail = productDetailFromWire(wire);
  const trail = [...productCrumbs(detail), { name: detail.title, path: pathOfProduct(detail) }];
  const render = (name: ProductPartName) => {
    const Part = PRODUCT_PARTS[name];
    return renderToStaticMarkup(<Part product={detail} site={site} contactLinks={contactLinks} />);
  };
  const jsonLd = renderToStaticMarkup(
    <JsonLd things={[productJsonLd(detail, site), breadcrumbJsonLd(trail, site)]} />,
  );
  return {
    html: {
      productHead: render('productHead'),
      productTerms: render('productTerms'),
      productTexts: render('productTexts') + jsonLd,
    },
    product: pickForScripts(detail),
  };
}

/** Without what only the parts show, so that the page does not contain it twice. */
function pickForScripts(detail: ProductDetail): ProductOnPage {
  const { id, title, image, imageAlt, price, unit, rating, ratingCount, images, category, subCategory } =
    detail;
  return {
    ...{ id, title, image, imageAlt, price, unit, rating, ratingCount, images, category, subCategory },
    deciding: '',
    description: truncateAtWord(detail.description, META_DESCRIPTION_LENGTH),
    minimumQuantity: detail.minimumQuantity,
    sizes: detail.sizes,
    rentPeriod: detail.rentPeriod,
  };
}
