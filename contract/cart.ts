import * as z from 'zod/mini';
import { findQuantityProblem, MAX_CART_LINES } from '#domain/cart.ts';
import { defineCall } from './call.ts';
import { id } from './fields.ts';
import { QUANTITY_MESSAGES } from './quantity-messages.ts';

export const cartQuantity = z.number(QUANTITY_MESSAGES['not-whole']).check((context) => {
  const problem = findQuantityProblem(context.value);
  if (problem)
    context.issues.push({ code: 'custom', message: QUANTITY_MESSAGES[problem], input: context.value });
});

const TOO_MANY = `A cart can have at most ${MAX_CART_LINES} products.`;

/** Product id → quantity. Products that are not in the catalogue are kept like others. */
const items = z
  .record(id, cartQuantity)
  .check(z.refine((lines) => Object.keys(lines).length <= MAX_CART_LINES, TOO_MANY));

const accountCart = {
  /** Tells the carts of different accounts apart; nothing else is known by it. */
  owner: z.string(),
  /** Grows with each change. A lower number than before means that the shop was restored from a backup. */
  version: z.number(),
  /** Of all devices together, so it can have more products than the cart of a single one. */
  items: z.record(z.string(), z.number()),
};

export const getAccountCart = defineCall({
  summary: 'The cart of the buyer’s account.',
  method: 'GET',
  path: '/api/cart/getCart',
  auth: 'buyer',
  reply: z.object(accountCart),
});

export const changeAccountCart = defineCall({
  summary:
    'Applies the changes of one device to the cart of the buyer’s account. A new quantity of a product that is no longer in it is ignored.',
  method: 'POST',
  path: '/api/cart/changeCart',
  auth: 'buyer',
  body: z.object({
    added: items,
    /** New quantities of products that were in the device’s cart before. */
    changed: items,
    removed: z.array(id, 'A list of ids is expected.').check(z.maxLength(MAX_CART_LINES, TOO_MANY)),
  }),
  reply: z.object(accountCart),
});
