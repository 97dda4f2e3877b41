import { priceOrder } from '#domain/order-price.ts';
import { priceUnit } from '#domain/pricing.ts';
import type { QuotationLine } from '#domain/quotation/quotation-terms.ts';
import { countRentPeriods } from '#domain/renting.ts';
import { DEFAULT_UNIT, isUnitCode } from '#domain/unit.ts';
import type { Rental } from '#domain/wish.ts';
import type { ProductSnapshot, StoredWish } from '#server/platform/database/schema.ts';
import { describeProduct } from './describe-product.ts';
import type { RequestOrder } from './order-queries.ts';

/** What GST has for renting machines, with or without an operator. */
const RENTAL_SAC = '9973';
const USUAL_GST_BPS = 1800;

/**
 * The lines that a first quotation begins with: the orders as their estimate has them, in the quantity that the buyer
 * really wants, then the wishes. What the shop rejected before is not available; spam is left out.
 */
export function composeFirstLines(
  orders: readonly RequestOrder[],
  wishes: readonly StoredWish[],
  catalogue: readonly ProductSnapshot[],
): QuotationLine[] {
  const ofOrders = orders.filter(({ isSpam }) => !isSpam).map(composeOrderLine);
  const lastNumber = Math.max(0, ...orders.map(({ lineNumber }) => lineNumber));
  const products = new Map(catalogue.map((product) => [product.id, product]));
  const ofWishes = wishes.map((wish, index) => {
    const number = lastNumber + index + 1;
    const product = wish.product && products.get(wish.product.id);
    return product ? composeProductLine(number, wish, product) : composeWordsLine(number, wish);
  });
  return [...ofOrders, ...ofWishes];
}

function composeOrderLine(order: RequestOrder): QuotationLine {
  const { id, lineNumber, product, quantity, addedDiscountMicroBps, status, wish } = order;
  const { discountedPricePaise } = priceOrder({ ...product, quantity: 1, addedDiscountMicroBps });
  const wished = status === 'Requested' ? wish : null;
  return {
    number: lineNumber,
    orderId: id,
    ...describeProduct(product),
    ...(order.productId !== null && { productId: order.productId }),
    quantity: wished?.quantity ?? quantity,
    ...rateUnit(product, wished?.unit, discountedPricePaise),
    offer: status === 'Rejected' ? 'unavailable' : 'offered',
  };
}

function composeProductLine(number: number, wish: StoredWish, product: ProductSnapshot): QuotationLine {
  const line: QuotationLine = {
    number,
    productId: product.id,
    ...describeProduct(product),
    quantity: wish.quantity ?? 1,
    ...rateUnit(product, wish.unit, product.isPriceOnRequest ? 0 : priceUnit(product).discountedPricePaise),
    offer: 'offered',
  };
  return wish.rental ? { ...line, ...composeRental(wish.rental, product.rentPeriod) } : line;
}

function composeWordsLine(number: number, wish: StoredWish): QuotationLine {
  const line: QuotationLine = {
    number,
    title: wish.product?.title ?? wish.text ?? '',
    ...(wish.product && { brand: wish.product.brand, model: wish.product.model }),
    hsn: '',
    quantity: wish.quantity ?? 1,
    unit: wish.unit !== undefined && isUnitCode(wish.unit) ? wish.unit : DEFAULT_UNIT,
    ratePaise: 0,
    gstBps: USUAL_GST_BPS,
    offer: 'offered',
  };
  return wish.rental ? { ...line, ...composeRental(wish.rental, undefined) } : line;
}

/** The operator has to set the rent: the catalogue has prices for sale only. */
function composeRental(
  { from, until, pin, withOperator }: Rental,
  rentPeriod: ProductSnapshot['rentPeriod'],
) {
  const per = rentPeriod ?? 'day';
  return {
    hsn: RENTAL_SAC,
    gstBps: USUAL_GST_BPS,
    ratePaise: 0,
    rental: {
      per,
      periods: countRentPeriods({ from, until }, per),
      from,
      until,
      ...(pin !== '' && { pin }),
      withOperator,
      depositPaise: 0,
      mobilisationPaise: 0,
    },
  } as const;
}

/** The product's unit at its price, or the unit that the buyer asks for, of which the price is not known. */
function rateUnit(
  { unit = DEFAULT_UNIT, terms }: ProductSnapshot,
  wished: string | undefined,
  pricePaise: number,
) {
  if (wished !== undefined && isUnitCode(wished) && wished !== unit) return { unit: wished, ratePaise: 0 };
  const unitName = terms?.unitName;
  return { unit, ...(unitName !== undefined && { unitName }), ratePaise: pricePaise };
}
