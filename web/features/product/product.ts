import type { WireProduct } from '#contract/catalogue.ts';
import type { SoldBy } from '#domain/asked-value.ts';
import { formatDispatchDays } from '#domain/dispatch-days.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { productPath, UNKNOWN_PLACE } from '#domain/page-paths.ts';
import { priceUnit, type UnitPrice } from '#domain/pricing.ts';
import type { RentPeriod } from '#domain/product-terms.ts';
import type { UnitWords } from '#domain/unit.ts';
import { text } from '#web/text/en.ts';

/** A product as a list shows it, with its prices calculated by the domain's rules. */
export type ProductSummary = {
  id: string;
  title: string;
  image: string;
  /** Undefined when it is the title. */
  imageAlt: string | undefined;
  price: UnitPrice;
  /** Undefined for products of older orders. */
  unit: UnitWords | undefined;
  /** By what buyers choose, each on a line: up to three specifications, dispatch time, number of variants. */
  deciding: string;
  /** Average of the ratings; undefined when there are none. */
  rating: number | undefined;
  ratingCount: number;
  /** In the results of a search: only the description contains what was searched for. */
  isMentionOnly?: boolean;
  /** In the results of a search that nothing matches entirely: the values of the text that it does not have. */
  missingValues?: readonly string[];
  /** Of machines for rent: the shortest time. */
  leastPeriod?: RentPeriod;
  /** Its price is only a guide. */
  isPriceOnRequest?: boolean;
};

export function soldByFromWire({ pro_unit, pro_unit_content }: WireProduct): SoldBy {
  return { unitCode: pro_unit, unitContent: pro_unit_content };
}

export function productSummaryFromWire(wire: WireProduct): ProductSummary {
  return {
    id: wire._id,
    title: wire.pro_title,
    image: wire.pro_images[0] ?? '',
    imageAlt: wire.pro_metadetails.img_alt === wire.pro_title ? undefined : wire.pro_metadetails.img_alt,
    price: priceFromWire(wire),
    unit: wire.pro_unit_name
      ? { singular: wire.pro_unit_name, plural: wire.pro_unit_plural ?? '' }
      : undefined,
    deciding: describeChoice(wire),
    rating: average(wire.pro_rating),
    ratingCount: wire.pro_rating.length,
    ...(wire.is_mention_only && { isMentionOnly: true }),
    ...(wire.pro_missing_values && { missingValues: wire.pro_missing_values }),
    ...(wire.for_rent && { leastPeriod: wire.for_rent.least_period }),
    ...(wire.pro_price_on_request && { isPriceOnRequest: true }),
  };
}

function describeChoice(wire: WireProduct): string {
  const { pro_dispatch_days: dispatch, pro_family: family } = wire;
  // While a shop of several processes is being updated, an older one may answer a new page's script.
  const lines = (wire.pro_deciding_specifications ?? [])
    // A unit stays with its number.
    .map(({ name, value }) => `${name}: ${value.replaceAll(/(\d) /g, '$1\u00A0')}`);
  if (family && family.number_of_variants > 1)
    lines.push(text.product.variants(family.number_of_variants, family.options));
  if (dispatch) lines.push(`${text.product.dispatch}: ${formatDispatchDays(dispatch)}`);
  if (wire.pro_price_on_request) lines.push(text.product.priceOnRequest);
  return lines.join('\n');
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

function average(ratings: readonly number[]): number | undefined {
  if (ratings.length === 0) return undefined;
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
