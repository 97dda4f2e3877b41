import { addGst } from '#domain/pricing.ts';
import { getAgreedTerms } from '#domain/quotation/agreed-terms.ts';
import { sumTaxes } from '#domain/quotation/line-taxes.ts';
import { type PricedLine, priceQuotation } from '#domain/quotation/price-quotation.ts';
import type { QuotationLine } from '#domain/quotation/quotation-terms.ts';
import { getChargedGstBps } from '#domain/quotation/sez.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { ProductSnapshot, QuotedFigures } from '#server/platform/database/schema.ts';
import { composeAcceptedProduct } from './compose-accepted-product.ts';
import { findOrderOfLine } from './match-orders.ts';
import type { NewOrder, OrderFigures, RequestOrder } from './order-queries.ts';

/** What an acceptance does to the orders of a quote request. */
export type AcceptancePlan = {
  /** Of orders that a chosen line stands for. */
  figures: OrderFigures[];
  /** The same orders as they were. */
  formerFigures: OrderFigures[];
  /** Of chosen lines without an order. */
  added: NewOrder[];
  /** The ids of orders that become Confirmed, new ones included. */
  confirmed: string[];
  /** The ids of orders that are not part of it. */
  rejected: string[];
  totalPaise: number;
};

/**
 * @param chosen numbers of lines of the document that can be taken together.
 * @param catalogue the products of the lines, as far as they are still there.
 */
export function planAcceptance(
  document: QuotationDocument,
  chosen: readonly number[],
  orders: readonly RequestOrder[],
  catalogue: readonly ProductSnapshot[],
): AcceptancePlan {
  const numbers = new Set(chosen);
  const priced = priceQuotation(document.terms, document.supply, numbers);
  const products = new Map(catalogue.map((product) => [product.id, product]));
  const plan: AcceptancePlan = {
    figures: [],
    formerFigures: [],
    added: [],
    confirmed: [],
    rejected: [],
    totalPaise: priced.totalPaise,
  };
  const kept = new Set<string>();
  for (const quotedLine of document.terms.lines.filter(({ number }) => numbers.has(number))) {
    const line = { ...quotedLine, gstBps: getChargedGstBps(quotedLine, document.terms.sez) };
    const pricedLine = priced.lines.find(({ number }) => number === line.number);
    if (!pricedLine) throw new Error(`Line ${line.number} has no figures.`);
    const quoted = toQuotedFigures(document.revision, line, pricedLine);
    const order = findOrderOfLine(orders, line);
    if (order) {
      kept.add(order.id);
      plan.figures.push(composeFigures(order, line, quoted));
      plan.formerFigures.push(getFormerFigures(order, line));
      if (order.status === 'Requested') plan.confirmed.push(order.id);
    } else {
      const added = composeOrder(line, quoted, products.get(line.productId ?? ''));
      plan.added.push(added);
      plan.confirmed.push(added.id);
    }
  }
  for (const { id, status } of orders) {
    if (!kept.has(id) && (status === 'Requested' || status === 'Confirmed')) plan.rejected.push(id);
  }
  return plan;
}

/** Without its share of the charges, which is one amount for all lines. */
function toQuotedFigures(
  revisionNumber: number,
  { number, ratePaise }: QuotationLine,
  { taxablePaise, taxes, totalPaise }: PricedLine,
): QuotedFigures {
  const taxPaise = sumTaxes(taxes);
  return { revisionNumber, lineNumber: number, ratePaise, taxablePaise, taxPaise, totalPaise };
}

function composeFigures(order: RequestOrder, line: QuotationLine, quoted: QuotedFigures): OrderFigures {
  const { product } = order;
  const { listPricePaise, gstBps, addedDiscountMicroBps } = getAgreedTerms(
    { ...product, addedDiscountMicroBps: order.addedDiscountMicroBps },
    getUnitRate(line, quoted),
    line.gstBps,
  );
  return {
    orderId: order.id,
    quantity: line.quantity,
    addedDiscountMicroBps,
    product: { listPricePaise, gstBps, ...composeUnit(product, line) },
    quoted,
  };
}

function getFormerFigures(order: RequestOrder, line: QuotationLine): OrderFigures {
  const { id, quantity, addedDiscountMicroBps, product, quoted } = order;
  const { listPricePaise, gstBps, unit, terms } = product;
  const changed = composeUnit(product, line);
  return {
    orderId: id,
    quantity,
    addedDiscountMicroBps,
    product: {
      listPricePaise,
      gstBps,
      ...('unit' in changed && { unit: unit ?? 'NOS' }),
      ...('terms' in changed && { terms: terms ?? {} }),
    },
    quoted,
  };
}

/** The unit of the quotation where the product is sold by another one. */
function composeUnit(
  { unit = 'NOS', terms = {} }: ProductSnapshot,
  line: QuotationLine,
): Partial<ProductSnapshot> {
  if (unit === line.unit && terms.unitName === line.unitName) return {};
  const { unitName: _, ...rest } = terms;
  return {
    unit: line.unit,
    terms: line.unitName === undefined ? rest : { ...rest, unitName: line.unitName },
  };
}

function composeOrder(
  line: QuotationLine,
  quoted: QuotedFigures,
  inCatalogue: ProductSnapshot | undefined,
): NewOrder {
  const ratePaise = getUnitRate(line, quoted);
  const product = composeAcceptedProduct(line, inCatalogue, ratePaise);
  const terms = getAgreedTerms({ ...product, addedDiscountMicroBps: 0 }, ratePaise, line.gstBps);
  const { listPricePaise, gstBps, addedDiscountMicroBps } = terms;
  const discountedPricePaise = Math.ceil(ratePaise / 100) * 100;
  return {
    id: newId(),
    productId: product.id || null,
    product: { ...product, listPricePaise, gstBps },
    quantity: line.quantity,
    unitPriceInclGstPaise: addGst(discountedPricePaise, gstBps),
    addedDiscountMicroBps,
    quoted,
  };
}

/** Of one unit for all its time, where it is rented. */
function getUnitRate(
  { rental, quantity, ratePaise }: QuotationLine,
  { taxablePaise }: QuotedFigures,
): number {
  return rental ? Math.ceil(taxablePaise / quantity) : ratePaise;
}
