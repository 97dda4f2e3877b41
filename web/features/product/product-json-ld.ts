import { formatPercent } from '#domain/indian-format.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { organizationId } from '#web/seo/organization-json-ld.ts';
import type { Site } from '#web/site/site.ts';
import { text } from '#web/text/en.ts';
import { type ProductDetail, pathOfProduct } from './product.ts';

const DESCRIPTION_LENGTH = 500;

/**
 * A product as schema.org JSON-LD for search engines. Unknown properties are left out, because an empty value would
 * count as wrong.
 */
export function productJsonLd(product: ProductDetail, site: Site) {
  return {
    '@type': 'Product',
    name: product.title,
    description: product.description.slice(0, DESCRIPTION_LENGTH),
    image: product.images.map((image) => new URL(image, site.apiUrl || site.publicUrl).href),
    category: product.category.name,
    sku: product.id,
    ...(product.model && { mpn: product.model }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    offers: offerJsonLd(product, site),
    ...(product.rating !== undefined && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number(product.rating.toFixed(1)),
        ratingCount: product.ratingCount,
        bestRating: 5,
      },
    }),
  };
}

function offerJsonLd(product: ProductDetail, site: Site) {
  const { price } = product;
  const amount = {
    price: rupeesFromPaise(price.unitPriceInclGstPaise),
    priceCurrency: 'INR',
  };
  return {
    '@type': 'Offer',
    url: site.publicUrl + pathOfProduct(product),
    ...amount,
    // A quote can be requested for everything in the catalogue; sold-out products are removed from it.
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      name: `${text.product.priceInclGst} ${formatPercent(price.gstBps)}`,
      ...amount,
      valueAddedTaxIncluded: true,
    },
    seller: { '@type': 'Organization', '@id': organizationId(site), name: site.brandName },
  };
}
