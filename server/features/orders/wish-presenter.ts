import type { WireRepliedWish } from '#contract/wishes.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import type { RequestTerms, WishTerms } from '#domain/wish.ts';
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

export function presentRequestTerms(terms: RequestTerms | null) {
  const { reference, neededBy, remark } = terms ?? {};
  return {
    ...(reference !== undefined && { request_reference: reference }),
    ...(neededBy !== undefined && { request_needed_by: neededBy }),
    ...(remark !== undefined && { request_remark: remark }),
  };
}
