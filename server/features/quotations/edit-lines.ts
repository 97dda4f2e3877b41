import { AppError, invalidField } from '#contract/errors.ts';
import type { AddedLine, LineChange } from '#contract/quotation-drafts.ts';
import { priceUnit } from '#domain/pricing.ts';
import { getRateOfDiscount, getRateOfPriceInclGst } from '#domain/quotation/agreed-rate.ts';
import { getListPrice } from '#domain/quotation/list-price.ts';
import type { QuotationLine, QuotationTerms, QuotedRental } from '#domain/quotation/quotation-terms.ts';
import { DEFAULT_UNIT } from '#domain/unit.ts';
import { selectProductsByIds } from '#server/features/catalogue/repository.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { ProductSnapshot } from '#server/platform/database/schema.ts';
import { describeProduct } from './describe-product.ts';

/** What the operator changes in the lines of a draft. The results are checked where drafts are stored. */

/** Leasing and rental services, without regard to the goods. */
const RENTAL_SAC = '9973';
const DEFAULT_GST_BPS = 1800;

/** @throws AppError 'not_found' without such a line, 'invalid_input' when the change does not fit it. */
export function changeLine(terms: QuotationTerms, number: number, change: LineChange): QuotationTerms {
  const line = getLine(terms, number);
  const changed = applyChange(line, change);
  return { ...terms, lines: terms.lines.map((each) => (each === line ? changed : each)) };
}

/**
 * Adds a line at the end.
 * @param number which no other line of the quote request has had.
 * @param product that it is of; undefined for something in words.
 * @throws AppError 'invalid_input' when something is missing or does not fit.
 */
export function addLine(
  terms: QuotationTerms,
  number: number,
  { title = '', hsn = '', gst_percentage: gstBps = DEFAULT_GST_BPS, ...change }: AddedLine,
  product?: ProductSnapshot,
): QuotationTerms {
  const basis = { number, quantity: 1, ratePaise: 0, offer: 'offered' } as const;
  const line: QuotationLine = product
    ? { ...basis, ...composeProduct(product) }
    : { ...basis, title, hsn, gstBps, unit: DEFAULT_UNIT };
  const { product: _, ...lineChange } = change;
  return { ...terms, lines: [...terms.lines, applyChange(line, lineChange)] };
}

/**
 * The product of the catalogue that a line is to be of; undefined for something in words.
 * @throws AppError 'invalid_input' when there is no such product.
 */
export async function findAddedProduct(
  db: DbExecutor,
  { product: id }: AddedLine,
): Promise<ProductSnapshot | undefined> {
  if (id === undefined) return undefined;
  const [product] = await selectProductsByIds(db, [id]);
  if (!product) throw invalidField('line.product', `There is no product “${id}”.`);
  return product;
}

/** @throws AppError 'not_found' without such a line, 'conflict' for one of the buyer's cart. */
export function removeLine(terms: QuotationTerms, number: number): QuotationTerms {
  const line = getLine(terms, number);
  if (line.orderId !== undefined) {
    throw new AppError(
      'conflict',
      `The buyer has ordered line ${number}. It cannot be removed, but you can mark it as not available.`,
    );
  }
  return { ...terms, lines: terms.lines.filter((each) => each !== line) };
}

function getLine({ lines }: QuotationTerms, number: number): QuotationLine {
  const line = lines.find((each) => each.number === number);
  if (line) return line;
  const numbers = lines.map((each) => each.number).join(', ');
  throw new AppError('not_found', `There is no line ${number}. The lines are: ${numbers || 'none'}.`);
}

/** At the catalogue's price; 0 where that is not shown. */
function composeProduct(product: ProductSnapshot) {
  const { id, unit = DEFAULT_UNIT, terms } = product;
  const unitName = terms?.unitName;
  const { discountedPricePaise } = priceUnit(product);
  return {
    productId: id,
    ...describeProduct(product),
    unit,
    ...(unitName && { unitName }),
    ratePaise: product.isPriceOnRequest ? 0 : discountedPricePaise,
  };
}

function applyChange(former: QuotationLine, change: LineChange): QuotationLine {
  assertWordsAreOurs(former, change);
  const { quantity, unit, lead_days, offer, replaces, note, title, hsn, gst_percentage, rental } = change;
  const { leadDays, note: formerNote, replaces: formerReplaces, unitName, ...rest } = former;
  const line: QuotationLine = {
    ...rest,
    ...(quantity !== undefined && { quantity }),
    ...(unit === undefined ? unitName !== undefined && { unitName } : { unit }),
    ...(title !== undefined && { title }),
    ...(hsn !== undefined && { hsn }),
    ...(gst_percentage !== undefined && { gstBps: gst_percentage }),
    ...(offer !== undefined && { offer }),
    ...keep('replaces', offer === undefined ? formerReplaces : replaces),
    ...keep('leadDays', lead_days === undefined ? leadDays : (lead_days ?? undefined)),
    ...keep('note', (note ?? formerNote) || undefined),
    ...(rental && becomeRental(former, rental)),
  };
  return { ...line, ratePaise: getRate(line, change) ?? line.ratePaise };
}

function keep<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [N in Name]?: Value };
}

/** What the catalogue says of a product is not changed by a quotation. */
function assertWordsAreOurs({ productId }: QuotationLine, change: LineChange): void {
  if (productId === undefined) return;
  const field = (['title', 'hsn', 'gst_percentage'] as const).find((name) => change[name] !== undefined);
  if (field)
    throw invalidField(field, 'Title, HSN code and GST rate of a product are those of the catalogue.');
}

type RentalChange = NonNullable<LineChange['rental']>;

function becomeRental({ rental: former }: QuotationLine, rental: RentalChange) {
  const { per = former?.per, periods = former?.periods ?? 1, from, until, pin } = rental;
  if (!per) throw invalidField('rental.per', 'Please say whether the rate is for a day, a week or a month.');
  const { with_operator: withOperator, deposit, mobilisation } = rental;
  const terms: QuotedRental = {
    ...former,
    ...{ per, periods },
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(pin !== undefined && { pin }),
    ...(withOperator !== undefined && { withOperator }),
    depositPaise: deposit ?? former?.depositPaise ?? 0,
    mobilisationPaise: mobilisation ?? former?.mobilisationPaise ?? 0,
  };
  // A list price is for buying.
  return former ? { rental: terms } : { rental: terms, hsn: RENTAL_SAC, ratePaise: 0 };
}

/** The agreed price in paise, from whichever way it was typed; undefined when it was not. */
function getRate(line: QuotationLine, { rate, rate_incl_gst, discount }: LineChange): number | undefined {
  if (rate_incl_gst !== undefined) return getRateOfPriceInclGst(rate_incl_gst, line.gstBps);
  if (discount === undefined) return rate;
  const listPricePaise = getListPrice(line);
  if (listPricePaise === undefined) {
    throw invalidField('discount', 'This line has no list price, so please give the rate.');
  }
  return getRateOfDiscount(listPricePaise, discount);
}
