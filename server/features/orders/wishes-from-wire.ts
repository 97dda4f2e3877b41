import type { WireRequestTerms, WireWish, WireWishTerms } from '#contract/wishes.ts';
import { paiseFromRupees } from '#domain/money.ts';
import type { RequestTerms, Wish, WishTerms } from '#domain/wish.ts';

/** What is not said is left out, on the wire and here. */

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

export function requestTermsFromWire(wire: WireRequestTerms): RequestTerms {
  const { request_reference, request_needed_by, request_remark } = wire;
  return {
    ...(request_reference !== undefined && { reference: request_reference }),
    ...(request_needed_by !== undefined && { neededBy: request_needed_by }),
    ...(request_remark !== undefined && { remark: request_remark }),
  };
}
