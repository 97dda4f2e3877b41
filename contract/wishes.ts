import * as z from 'zod/mini';
import { isIsoDay } from '#domain/indian-day.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { isUnitCode } from '#domain/unit.ts';
import {
  isWishQuantity,
  MAX_REFERENCE_LENGTH,
  MAX_REMARK_LENGTH,
  MAX_TARGET_PRICE_PAISE,
  MAX_WISH_QUANTITY,
  MAX_WISH_TEXT_LENGTH,
  MAX_WISHES,
} from '#domain/wish.ts';
import { pinCode } from './addresses.ts';
import { freeText, looseId } from './fields.ts';

/** What a buyer wants beyond a cart: the parts that the calls about quote requests share. */

const MAX_TARGET_PRICE = rupeesFromPaise(MAX_TARGET_PRICE_PAISE);

const quantity = z
  .number('Quantity must be a number.')
  .check(
    z.refine(
      isWishQuantity,
      `A quantity can be up to ${MAX_WISH_QUANTITY.toLocaleString('en-IN')}, with at most three decimals.`,
    ),
  );

const targetPrice = z
  .number('Target price must be a number.')
  .check(
    z.refine(
      (rupees) =>
        rupees > 0 && rupees <= MAX_TARGET_PRICE && Number.isInteger(Math.round(rupees * 1e6) / 1e4),
      'A target price is an amount in rupees with at most two decimals.',
    ),
  );

function day(label: string) {
  const message = `${label} must be a day such as 2026-12-05.`;
  return z.string(message).check(z.refine(isIsoDay, message));
}

const remark = freeText('Remark', MAX_REMARK_LENGTH);

const wishTermsFields = {
  /** May be more than a cart takes, with at most three decimals. */
  quantity: z.optional(quantity),
  /** A GST unit quantity code such as `NOS`, `BAG` or `MTR`. */
  unit: z.optional(z.string().check(z.refine(isUnitCode, 'Please choose a unit from the list.'))),
  /** What one unit may cost before GST, in rupees. */
  target_price: z.optional(targetPrice),
  /** `2026-12-05` */
  needed_by: z.optional(day('Needed by')),
  remark: z.optional(remark),
};

/** Of a product that is in the cart. */
export const wishTerms = z.object(wishTermsFields);
export type WireWishTerms = z.output<typeof wishTerms>;

const rental = z
  .object({
    from: day('From'),
    /** The last day. */
    until: day('Until'),
    /** Of the site. */
    pin: pinCode,
    with_operator: z.boolean('Please say whether an operator is needed.'),
  })
  .check((context) => {
    const { from, until } = context.value;
    if (from > until)
      context.issues.push({
        code: 'custom',
        path: ['until'],
        message: 'The end date is before the start date.',
        input: until,
      });
  });

/** Without a line of the cart: a product, or something in words. */
const wish = z
  .object({
    ...wishTermsFields,
    product: z.optional(looseId()),
    text: z.optional(freeText('What you need', MAX_WISH_TEXT_LENGTH)),
    rental: z.optional(rental),
  })
  .check(
    z.refine(
      ({ product, text }) => (product === undefined) !== (text === undefined),
      'Please describe what you need: a product, or words.',
    ),
  );
export type WireWish = z.output<typeof wish>;

export const wishes = z
  .array(wish, 'A list of wishes is expected.')
  .check(
    z.maxLength(
      MAX_WISHES,
      `A request can have at most ${MAX_WISHES} items in addition to those in the cart.`,
    ),
  );

/** About the request as a whole; each may be left out. */
export const requestTermsFields = {
  /** The buyer’s own number of an enquiry or purchase order. */
  request_reference: z.optional(freeText('Your reference', MAX_REFERENCE_LENGTH)),
  request_needed_by: z.optional(day('Needed by')),
  request_remark: z.optional(remark),
};
export type WireRequestTerms = { [Field in keyof typeof requestTermsFields]?: string | undefined };

/* In replies. */

export const repliedRequestTerms = {
  request_reference: z.optional(z.string()),
  request_needed_by: z.optional(z.string()),
  request_remark: z.optional(z.string()),
};

export const repliedWishTerms = z.object({
  quantity: z.optional(z.number()),
  unit: z.optional(z.string()),
  target_price: z.optional(z.number()),
  needed_by: z.optional(z.string()),
  remark: z.optional(z.string()),
});

export const repliedWish = z.object({
  ...repliedWishTerms.shape,
  /** Absent for what is only words. */
  product: z.optional(z.string()),
  /** The title of the product as it was, or the buyer’s words. */
  text: z.string(),
  /** Absent without a product. */
  model: z.optional(z.string()),
  rental: z.optional(
    z.object({ from: z.string(), until: z.string(), pin: z.string(), with_operator: z.boolean() }),
  ),
});
export type WireRepliedWish = z.output<typeof repliedWish>;
