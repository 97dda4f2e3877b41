import type { WireProduct } from '#contract/catalogue.ts';
import type { SoldBy } from '#domain/asked-value.ts';
import type { DispatchDays } from '#domain/dispatch-days.ts';
import type { UnitPrice } from '#domain/pricing.ts';
import type { ProductDocument, ProductStandard, RentPeriod } from '#domain/product-terms.ts';
import { findSizes } from '#domain/sizes.ts';
import { type ProductSummary, priceFromWire, productSummaryFromWire, soldByFromWire } from './product.ts';

/** What the scripts of a product's page need of it. */
export type ProductOnPage = ProductSummary & {
  description: string;
  images: string[];
  category: { id: string; name: string };
  subCategory: { id: string; name: string };
  /** In units, as information. */
  minimumQuantity: number | undefined;
  /** Among which the buyer chooses, beside the quantity; undefined where there is one. */
  sizes: string | undefined;
  /** The shortest time to rent it for; undefined when it is for sale only. */
  rentPeriod: RentPeriod | undefined;
};

/** One of the products that differ in a few options only. */
export type Variant = { id: string; title: string; price: UnitPrice; values: string[] };
export type Family = { name: string; options: string[]; values: string[]; variants: Variant[] };

/** A product as its own page shows it; what is unknown is undefined or empty. */
export type ProductDetail = ProductOnPage &
  SoldBy & {
    brand: string;
    model: string;
    hsn: string;
    sku: string | undefined;
    quantityMultiple: number | undefined;
    isPriceOnRequest: boolean;
    dispatchDays: DispatchDays | undefined;
    availability: string | undefined;
    warranty: string | undefined;
    countryOfOrigin: string | undefined;
    standards: ProductStandard[];
    weightKg: number | undefined;
    specifications: { name: string; value: string }[];
    brochure: string | undefined;
    documents: ProductDocument[];
    family: Family | undefined;
  };

/** The last check against unsafe links such as `javascript:…`, in case one gets past the earlier checks. */
const SAFE_URL = /^(https?:\/\/|\/)/i;

export function productDetailFromWire(wire: WireProduct): ProductDetail {
  return {
    ...productSummaryFromWire(wire),
    description: wire.pro_description,
    images: wire.pro_images,
    category: { id: wire.pro_category_id, name: wire.pro_category },
    subCategory: { id: wire.pro_subcategory_id, name: wire.pro_subcategory },
    minimumQuantity: wire.pro_minimum_quantity,
    sizes: findSizes(wire.pro_specifications),
    rentPeriod: wire.for_rent?.least_period,
    brand: wire.pro_brand,
    model: wire.pro_model,
    hsn: wire.pro_hsn,
    sku: wire.pro_sku,
    ...soldByFromWire(wire),
    quantityMultiple: wire.pro_quantity_multiple,
    isPriceOnRequest: wire.pro_price_on_request ?? false,
    dispatchDays: wire.pro_dispatch_days,
    availability: wire.pro_availability,
    warranty: wire.pro_warranty,
    countryOfOrigin: wire.pro_country_of_origin,
    standards: (wire.pro_standards ?? []).map(({ standard, licence }) => ({
      standard,
      ...(licence !== undefined && { licence }),
    })),
    weightKg: wire.pro_weight_kg,
    specifications: wire.pro_specifications,
    brochure: wire.pro_pdf_link && SAFE_URL.test(wire.pro_pdf_link) ? wire.pro_pdf_link : undefined,
    documents: (wire.pro_documents ?? []).filter(({ url }) => SAFE_URL.test(url)),
    family: familyFromWire(wire.pro_family),
  };
}

/** Undefined where there is nothing to choose from. */
function familyFromWire(wire: WireProduct['pro_family']): Family | undefined {
  if (!wire?.variants || wire.variants.length < 2) return undefined;
  return {
    name: wire.name,
    options: wire.options,
    values: wire.values,
    variants: wire.variants.map((variant) => ({
      id: variant._id,
      title: variant.pro_title,
      price: priceFromWire(variant),
      values: variant.values,
    })),
  };
}
