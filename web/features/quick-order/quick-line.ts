import type { WireMatchedLine } from '#contract/quick-order.ts';
import { countAsked } from '#domain/asked-value.ts';
import { nearestQuantity } from '#domain/cart.ts';
import { addQuantities } from '#domain/dispatch/quantity-sum.ts';
import type { MinimumOrder } from '#domain/minimum-order.ts';
import type { UnitPrice } from '#domain/pricing.ts';
import { splitRemark } from '#domain/quick-order/line-remark.ts';
import { findListUnit, isMeasure } from '#domain/quick-order/list-units.ts';
import { countSizes, findNamedSizes } from '#domain/quick-order/named-sizes.ts';
import { addSizeCounts, joinRemarks, type SizeCounts, writeSizeCounts } from '#domain/size-counts.ts';
import { countUnits } from '#domain/unit-content.ts';
import type { WishTerms } from '#domain/wish.ts';
import { priceFromWire } from '#web/features/product/product.ts';
import { quickOrderText } from '#web/text/quick-order-en.ts';

/** A product that a line may ask for. */
export type LineProduct = {
  id: string;
  title: string;
  image: string;
  price: UnitPrice;
  /** GST unit quantity code of the unit in which it is sold, and the unit's words: 'bar', 'bars'. */
  unit: string;
  unitName: string;
  unitPlural: string;
  /** What one unit contains: '18.96 kg'. */
  unitContent?: string | undefined;
  /** What the line names and the product does not have, as it is written: '2 ton'. */
  missingValues: readonly string[];
} & MinimumOrder;

/** A line of the list on the quick order page. */
export type QuickLine = {
  /** Stays the same while the line is corrected. */
  key: number;
  /** As the buyer wrote it. */
  typed: string;
  /** What it asks for, without the quantity; '' until it was looked for. */
  text: string;
  result: 'pending' | WireMatchedLine['result'];
  /** At most five, best match first. */
  products: readonly LineProduct[];
  chosenId: string | undefined;
  /** The only one that fits what the line asks for: it may be taken together with those of other lines. */
  fittingId: string | undefined;
  /** Whether it was taken so and the buyer has to look at it. */
  isUnchecked: boolean;
  /** As it stands in its field. */
  quantity: string;
  /** GST unit quantity code; '' for the unit in which the product is sold, whatever it is. */
  unit: string;
  /** Whether the buyer has set quantity or unit in their fields since the line was written. */
  isAmountSet: boolean;
  /** Whether the list says so much by number: 'nos', 'pcs'. */
  isCounted: boolean;
};

/** What a line asks for, once its product is known. */
export type ChosenItem = {
  productId: string;
  title: string;
  product: LineProduct;
  quantity: number;
  /** GST unit quantity code. */
  unit: string;
  /** How many of the product that are; undefined where its unit does not say so. */
  count: number | undefined;
  /** What goes into the cart of it. */
  cartQuantity: number;
  /** Whether that is less than what is wanted, or in another unit. */
  isCut: boolean;
  /** What the list says of sizes. */
  sizes: ChosenSizes;
};

type ChosenSizes = {
  counts: SizeCounts;
  /** Of sizes without counts, as they are written, and the remark. */
  words: string;
};

const NO_SIZES: ChosenSizes = { counts: {}, words: '' };

export function createLine(key: number, typed: string): QuickLine {
  return {
    key,
    typed,
    text: '',
    result: 'pending',
    products: [],
    chosenId: undefined,
    fittingId: undefined,
    isUnchecked: false,
    quantity: '1',
    unit: '',
    isAmountSet: false,
    isCounted: false,
  };
}

/** The line with what was found for it. What it says of quantity and unit replaces what the buyer has not set. */
export function addMatch(line: QuickLine, match: WireMatchedLine): QuickLine {
  const products = match.products.map((wire) => ({
    id: wire._id,
    title: wire.pro_title,
    image: wire.pro_image,
    price: priceFromWire(wire),
    unit: wire.pro_unit,
    unitName: wire.pro_unit_name,
    unitPlural: wire.pro_unit_plural,
    unitContent: wire.pro_unit_content,
    minimumQuantity: wire.pro_minimum_quantity,
    quantityMultiple: wire.pro_quantity_multiple,
    missingValues: wire.pro_missing_values,
  }));
  const isCounted = match.unit === COUNTED;
  return {
    ...line,
    text: match.text,
    result: match.result,
    products,
    chosenId: match.result === 'found' ? products[0]?.id : undefined,
    fittingId: match.fitting_id ?? undefined,
    isUnchecked: false,
    ...(!line.isAmountSet && {
      quantity: match.quantity === null ? line.quantity : String(match.quantity),
      unit: match.unit === null || isCounted ? '' : match.unit,
      isCounted,
    }),
  };
}

/** Numbers: what buyers write for anything that is counted. */
export const COUNTED = 'NOS';

export function findChosen({ products, chosenId }: QuickLine): LineProduct | undefined {
  return products.find(({ id }) => id === chosenId);
}

/** Whether the buyer has to correct it. */
export function isOpen(line: QuickLine): boolean {
  return line.result !== 'pending' && !findChosen(line);
}

/** Whether the buyer still has to look at it: it is open, or was taken together with others. */
export function isToCheck(line: QuickLine): boolean {
  return isOpen(line) || line.isUnchecked;
}

/** Whether it is open and may be closed together with others. */
export function hasFittingProduct(line: QuickLine): boolean {
  return isOpen(line) && line.fittingId !== undefined;
}

/** Undefined unless it is above 0 and has at most 3 decimals. */
export function readQuantity({ quantity }: Pick<QuickLine, 'quantity'>): number | undefined {
  const plain = quantity.trim().replaceAll(',', '');
  return /^\d{1,7}(\.\d{1,3})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined;
}

/**
 * Whether a unit is the one in which a product is sold, by its code or its own word: 'coil' of a list is a roll to GST,
 * and a 'set' of what is sold by number is one of it.
 */
export function isSoldIn(product: LineProduct, unit: string): boolean {
  const isSetOfOne = unit === 'SET' && product.unit === COUNTED;
  return isSetOfOne || unit === product.unit || unit === findListUnit(product.unitPlural);
}

/** Whether to offer a unit beside that of a product: nobody wants litres of shoes. */
export function mayBeWantedIn(product: LineProduct, unit: string): boolean {
  const { unit: soldUnit, unitContent = '' } = product;
  return unit !== soldUnit && (!isMeasure(unit) || countUnits(1, unit, unitContent) !== undefined);
}

/**
 * What goes into the cart of a line: 1 to 5, and 1 of what is wanted in a unit that does not say how many of the
 * product that are.
 */
export function toItem(
  product: LineProduct,
  quantity: number,
  lineUnit: string,
  sizes = NO_SIZES,
): ChosenItem {
  const unit = lineUnit === '' || isSoldIn(product, lineUnit) ? product.unit : lineUnit;
  const wish = { quantity, unit };
  const count = countAsked({ quantity, unitCode: product.unit, unitContent: product.unitContent, wish });
  const cartQuantity = nearestQuantity(count ?? 1);
  const isCut = unit !== product.unit || cartQuantity !== quantity;
  return {
    productId: product.id,
    title: product.title,
    product,
    quantity,
    unit,
    count,
    cartQuantity,
    isCut,
    sizes,
  };
}

/** What is wanted of it; without a unit in that of the product. */
export function toWishTerms({ product, quantity, unit, sizes }: ChosenItem): WishTerms {
  const remark = writeSizeCounts(sizes.counts, sizes.words);
  return { quantity, ...(unit !== product.unit && { unit }), ...(remark !== '' && { remark }) };
}

/** The lines with a product and a quantity. Lines of one product and unit are one item. */
export function chosenItems(lines: readonly QuickLine[]): ChosenItem[] {
  const items = new Map<string, ChosenItem>();
  for (const line of lines) {
    const product = findChosen(line);
    const quantity = readQuantity(line);
    if (!product || quantity === undefined) continue;
    const { unit } = toItem(product, quantity, line.unit);
    const key = `${product.id} ${unit}`;
    const former = items.get(key);
    const sum = addQuantities([former?.quantity ?? 0, quantity]);
    items.set(key, toItem(product, sum, unit, addSizes(former?.sizes, readDetails(line, product, quantity))));
  }
  return [...items.values()];
}

/** What a line says of sizes and in its remark, if so many of its product are wanted. */
export function readSizes({ text, typed }: QuickLine, quantity: number): ChosenSizes {
  const named = findNamedSizes(text);
  const { remark } = splitRemark(typed);
  return named
    ? { counts: countSizes(named, quantity), words: joinRemarks(named.words, remark) }
    : { counts: {}, words: remark };
}

/** The same, with what the line names and the product does not have, which the seller should know. */
function readDetails(line: QuickLine, { missingValues }: LineProduct, quantity: number): ChosenSizes {
  const { counts, words } = readSizes(line, quantity);
  const asked = missingValues.length > 0 ? quickOrderText.askedFor(missingValues) : '';
  return { counts, words: joinRemarks(words, asked) };
}

function addSizes(former = NO_SIZES, { counts, words }: ChosenSizes): ChosenSizes {
  return {
    counts: addSizeCounts(former.counts, counts),
    words: joinRemarks(...new Set([former.words, words])),
  };
}
