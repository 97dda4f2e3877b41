import type { WireRequestTerms, WireWish, WireWishTerms } from '#contract/wishes.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import type { RequestTerms, WishTerms } from '#domain/wish.ts';
import type { LocalWish, LocalWishes } from './local-wishes.ts';

/** What is said of the products in the cart, in wire format; nothing for a cart without wishes. */
export function lineWishesToWire(
  { lines }: LocalWishes,
  productIds: readonly string[],
): { line_wishes?: Record<string, WireWishTerms> } {
  const said = productIds.flatMap((id) => {
    const terms = termsToWire(lines[id] ?? {});
    return Object.keys(terms).length > 0 ? [[id, terms] as const] : [];
  });
  return said.length > 0 ? { line_wishes: Object.fromEntries(said) } : {};
}

export function otherWishesToWire({ others }: LocalWishes): { wishes?: WireWish[] } {
  return others.length > 0 ? { wishes: others.map(wishToWire) } : {};
}

export function requestTermsToWire({ reference, neededBy, remark }: RequestTerms): WireRequestTerms {
  return {
    ...text('request_reference', reference),
    ...text('request_needed_by', neededBy),
    ...text('request_remark', remark),
  };
}

function wishToWire(wish: LocalWish): WireWish {
  const { productId, rental } = wish;
  return {
    ...(productId === undefined ? text('text', wish.text) : { product: productId }),
    ...termsToWire(wish),
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

function termsToWire({ quantity, unit, targetPricePaise, neededBy, remark }: WishTerms): WireWishTerms {
  return {
    ...(quantity !== undefined && { quantity }),
    ...text('unit', unit),
    ...(targetPricePaise !== undefined && { target_price: rupeesFromPaise(targetPricePaise) }),
    ...text('needed_by', neededBy),
    ...text('remark', remark),
  };
}

/** A field with nothing but spaces in it says nothing. */
function text<Name extends string>(name: Name, value: string | undefined): { [Key in Name]?: string } {
  const trimmed = value?.trim();
  return (trimmed ? { [name]: trimmed } : {}) as { [Key in Name]?: string };
}
