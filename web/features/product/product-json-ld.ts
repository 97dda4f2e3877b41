import { formatPercent } from '#domain/indian-format.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { organizationId } from '#web/seo/organization-json-ld.ts';
import type { Site } from '#web/site/site.ts';
import { partsText } from '#web/text/product-parts-en.ts';
import { pathOfProduct } from './product.ts';
import type { ProductDetail } from './product-detail.ts';
import { findUnitCode } from './unit-codes.ts';

const DESCRIPTION_LENGTH = 500;
const KILOGRAM = 'KGM';
const DAY = 'DAY';

/**
 * A product as schema.org JSON-LD for search engines. Unknown properties are left out, because an empty value would
 * count as wrong.
 */
export function productJsonLd(product: ProductDetail, site: Site) {
  const { brand, model, weightKg, countryOfOrigin, family } = product;
  return {
    '@type': 'Product',
    name: product.title,
    description: product.description.slice(0, DESCRIPTION_LENGTH),
    image: product.images.map((image) => new URL(image, site.apiUrl || site.publicUrl).href),
    category: product.category.name,
    sku: product.sku ?? product.id,
    ...(model && { mpn: model }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(weightKg && { weight: { '@type': 'QuantitativeValue', value: weightKg, unitCode: KILOGRAM } }),
    ...(countryOfOrigin && { countryOfOrigin }),
    ...(family && { isVariantOf: { '@type': 'ProductGroup', name: family.name, variesBy: family.options } }),
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
  const { price, unit, unitCode, minimumQuantity, dispatchDays, isPriceOnRequest } = product;
  const amount = {
    price: rupeesFromPaise(price.unitPriceInclGstPaise),
    priceCurrency: 'INR',
  };
  const code = unitCode === undefined ? undefined : findUnitCode(unitCode);
  const unitOfMeasure = { ...(code && { unitCode: code }), ...(unit && { unitText: unit.singular }) };
  return {
    '@type': 'Offer',
    url: site.publicUrl + pathOfProduct(product),
    // A price that is only a guide is no firm offer.
    ...(!isPriceOnRequest && amount),
    // A quote can be requested for everything in the catalogue; sold-out products are removed from it.
    availability: 'https://schema.org/InStock',
    // The catalogue has no way to offer used goods.
    itemCondition: 'https://schema.org/NewCondition',
    ...(!isPriceOnRequest && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        name: `${partsText.priceInclGst} ${formatPercent(price.gstBps)}`,
        ...amount,
        ...unitOfMeasure,
        valueAddedTaxIncluded: true,
      },
    }),
    ...(minimumQuantity !== undefined && {
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minimumQuantity, ...unitOfMeasure },
    }),
    ...(dispatchDays && {
      deliveryLeadTime: {
        '@type': 'QuantitativeValue',
        minValue: dispatchDays.from,
        maxValue: dispatchDays.to,
        unitCode: DAY,
      },
    }),
    seller: { '@type': 'Organization', '@id': organizationId(site), name: site.brandName },
  };
}
