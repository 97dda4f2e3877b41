import type { WireProduct } from '#contract/catalogue.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { productPath, UNKNOWN_PLACE } from '#domain/page-paths.ts';
import { priceUnit, type UnitPrice } from '#domain/pricing.ts';

/** A product as a list shows it, with its prices calculated by the domain's rules. */
export type ProductSummary = {
  id: string;
  title: string;
  image: string;
  /** Undefined when it is the title. */
  imageAlt: string | undefined;
  price: UnitPrice;
  /** Up to three specifications by which buyers choose, each a line 'Name: value'. */
  deciding: string;
  /** Average of the ratings; undefined when there are none. */
  rating: number | undefined;
  ratingCount: number;
  /** In the results of a search: only the description contains what was searched for. */
  isMentionOnly?: boolean;
};

/** A product as its own page shows it. */
export type ProductDetail = ProductSummary & {
  description: string;
  images: string[];
  category: { id: string; name: string };
  subCategory: { id: string; name: string };
  brand: string;
  model: string;
  hsn: string;
  specifications: { name: string; value: string }[];
  brochure: string | undefined;
};

export function productSummaryFromWire(wire: WireProduct): ProductSummary {
  return {
    id: wire._id,
    title: wire.pro_title,
    image: wire.pro_images[0] ?? '',
    imageAlt: wire.pro_metadetails.img_alt === wire.pro_title ? undefined : wire.pro_metadetails.img_alt,
    price: priceFromWire(wire),
    // While a shop of several processes is being updated, an older one may answer a new page's script.
    deciding: (wire.pro_deciding_specifications ?? [])
      // A unit stays with its number.
      .map(({ name, value }) => `${name}: ${value.replaceAll(/(\d) /g, '$1\u00A0')}`)
      .join('\n'),
    rating: average(wire.pro_rating),
    ratingCount: wire.pro_rating.length,
    ...(wire.is_mention_only && { isMentionOnly: true }),
  };
}

/** The path of a product's page, with the buyer's city once it is known. */
export function pathOfProduct(
  { id, title }: Pick<ProductSummary, 'id' | 'title'>,
  city = UNKNOWN_PLACE,
): string {
  return productPath(id, title, city);
}

export function priceFromWire(
  wire: Pick<WireProduct, 'pro_price' | 'pro_discount' | 'pro_gst_percentage'>,
): UnitPrice {
  return priceUnit({
    listPricePaise: paiseFromRupees(wire.pro_price),
    discountBps: Math.round(wire.pro_discount * 100),
    gstBps: Math.round(wire.pro_gst_percentage * 100),
  });
}

/** The last check against unsafe links such as `javascript:…`, in case one gets past the earlier checks. */
const SAFE_URL = /^(https?:\/\/|\/)/i;

export function productDetailFromWire(wire: WireProduct): ProductDetail {
  return {
    ...productSummaryFromWire(wire),
    description: wire.pro_description,
    images: wire.pro_images,
    category: { id: wire.pro_category_id, name: wire.pro_category },
    subCategory: { id: wire.pro_subcategory_id, name: wire.pro_subcategory },
    brand: wire.pro_brand,
    model: wire.pro_model,
    hsn: wire.pro_hsn,
    specifications: wire.pro_specifications,
    brochure: wire.pro_pdf_link && SAFE_URL.test(wire.pro_pdf_link) ? wire.pro_pdf_link : undefined,
  };
}

function average(ratings: readonly number[]): number | undefined {
  if (ratings.length === 0) return undefined;
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
