import type { WireRepliedWish, WireRequestTerms, WireWish, WireWishTerms } from '#contract/wishes.ts';
import { paiseFromRupees, rupeesFromPaise } from '#domain/money.ts';
import type { RequestTerms, Wish, WishTerms } from '#domain/wish.ts';
import type { StoredWish } from '#server/platform/database/schema.ts';

/** What is not said is left out, here and on the wire. */

export function presentWishTerms({ quantity, unit, targetPricePaise, neededBy, remark }: WishTerms) {
  return {
    ...(quantity !== undefined && { quantity }),
    ...(unit !== undefined && { unit }),
    ...(targetPricePaise !== undefined && { target_price: rupeesFromPaise(targetPricePaise) }),
    ...(neededBy !== undefined && { needed_by: neededBy }),
    ...(remark !== undefined && { remark }),
  };
}

export function wishTermsFromWire(wire: WireWishTerms): WishTerms {
  const { quantity, unit, target_price, needed_by, remark } = wire;
  return {
    ...(quantity !== undefined && { quantity }),
    ...(unit !== undefined && { unit }),
    ...(target_price !== undefined && { targetPricePaise: paiseFromRupees(target_price) }),
    ...(needed_by !== undefined && { neededBy: needed_by }),
    ...(remark !== undefined && { remark }),
  };
}

export function presentWish(wish: StoredWish): WireRepliedWish {
  const { product, text = '', rental } = wish;
  return {
    ...presentWishTerms(wish),
    ...(product ? { product: product.id, text: product.title, model: product.model } : { text }),
    ...(rental && {
      rental: {
        from: rental.from,
        until: rental.until,
        pin: rental.pin,
        with_operator: rental.withOperator,
      },
    }),
  };
}

export function wishFromWire(wire: WireWish): Wish {
  const { product, text, rental } = wire;
  return {
    ...wishTermsFromWire(wire),
    ...(product !== undefined && { productId: product }),
    ...(text !== undefined && { text }),
    ...(rental && {
      rental: {
        from: rental.from,
        until: rental.until,
        pin: rental.pin,
        withOperator: rental.with_operator,
      },
    }),
  };
}

export function presentRequestTerms(terms: RequestTerms | null) {
  const { reference, neededBy, remark } = terms ?? {};
  return {
    ...(reference !== undefined && { request_reference: reference }),
    ...(neededBy !== undefined && { request_needed_by: neededBy }),
    ...(remark !== undefined && { request_remark: remark }),
  };
}

export function requestTermsFromWire(wire: WireRequestTerms): RequestTerms {
  const { request_reference, request_needed_by, request_remark } = wire;
  return {
    ...(request_reference !== undefined && { reference: request_reference }),
    ...(request_needed_by !== undefined && { neededBy: request_needed_by }),
    ...(request_remark !== undefined && { remark: request_remark }),
  };
}
