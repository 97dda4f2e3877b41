import type { WireQuotationSummary } from '#contract/quotation-summary.ts';
import type { WireRequestFile } from '#contract/request-files.ts';
import type { WireWishRequest } from '#contract/wish-requests.ts';
import type { WireRepliedWish, WireRequestTerms } from '#contract/wishes.ts';
import { describeWish } from '#domain/describe-wish.ts';
import { formatDayFromIso } from '#domain/format-day-from-iso.ts';
import { paiseFromRupees } from '#domain/money.ts';
import type { Wish, WishTerms } from '#domain/wish.ts';
import { wishesText } from '#web/text/wishes-en.ts';

/** A quote request with what the buyer wants beyond its orders, in words. */
export type WishRequest = {
  invoiceId: string;
  estimateNumber: string;
  createdAt: Date;
  customer: string;
  /** Wishes alone have none. */
  hasOrders: boolean;
  /** Where its quotation stands. */
  quotation: WireQuotationSummary;
  /** Numbered as on the estimate. */
  wishes: string[];
  /** What is not in the catalogue, as it can be asked for again: without former prices and days, so without rentals. */
  inWords: Pick<Wish, 'text' | 'quantity' | 'unit'>[];
  terms: string[];
  /** What the buyer sent with it. */
  files: readonly WireRequestFile[];
  /** Until when it is answered; undefined once it is. */
  answerBy: Date | undefined;
};

export function wishRequestFromWire(wire: WireWishRequest): WishRequest {
  return {
    invoiceId: wire.order_invoice_id,
    estimateNumber: wire.estimate_number,
    createdAt: new Date(wire.createdAt),
    customer: wire.order_customer,
    hasOrders: wire.order_count > 0,
    quotation: wire.quotation,
    wishes: wire.wishes.map((wish, index) => `${index + 1}. ${describeWireWish(wish)}`),
    inWords: wire.wishes.flatMap(({ text, quantity, unit, rental }) =>
      text === undefined || rental ? [] : [{ text, ...(quantity && { quantity }), ...(unit && { unit }) }],
    ),
    terms: describeRequestTerms(wire),
    files: wire.request_files ?? [],
    answerBy: wire.answer_by === undefined ? undefined : new Date(wire.answer_by),
  };
}

export function wishTermsFromWire(wire: Omit<WireRepliedWish, 'text'>): WishTerms {
  const { quantity, unit, target_price, needed_by, remark } = wire;
  return {
    ...(quantity !== undefined && { quantity }),
    ...(unit !== undefined && { unit }),
    ...(target_price !== undefined && { targetPricePaise: paiseFromRupees(target_price) }),
    ...(needed_by !== undefined && { neededBy: needed_by }),
    ...(remark !== undefined && { remark }),
  };
}

/** What the buyer said about the request as a whole: each with its label. */
export function describeRequestTerms(wire: WireRequestTerms): string[] {
  const { request_reference, request_needed_by, request_remark } = wire;
  return [
    request_reference !== undefined && `${wishesText.reference}: ${request_reference}`,
    request_needed_by !== undefined &&
      `${wishesText.requestNeededBy}: ${formatDayFromIso(request_needed_by)}`,
    request_remark !== undefined && `${wishesText.remark}: ${request_remark}`,
  ].filter((line) => typeof line === 'string');
}

function describeWireWish({ text, model, rental, ...terms }: WireRepliedWish): string {
  return describeWish({
    ...wishTermsFromWire(terms),
    text,
    model,
    rental: rental && {
      from: rental.from,
      until: rental.until,
      pin: rental.pin,
      withOperator: rental.with_operator,
    },
  });
}
