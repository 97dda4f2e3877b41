import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { product } from './catalogue.ts';
import { id, looseId } from './fields.ts';

const wishlistEntry = z.object({ _id: z.string(), wish_product: product });
export type WireWishlistEntry = z.infer<typeof wishlistEntry>;

export const addToWishlist = defineCall({
  summary: 'Adds a product to the buyer’s wishlist.',
  method: 'POST',
  path: '/api/wishlist/addtowishlist',
  auth: 'buyer',
  body: z.object({ product_id: looseId('Product is required.') }),
  reply: z.object({ msg: z.string() }),
});

export const listWishlist = defineCall({
  summary: 'The buyer’s wishlist, newest first.',
  method: 'GET',
  path: '/api/wishlist/getWistListByUserId',
  auth: 'buyer',
  reply: z.object({ result: z.array(wishlistEntry) }),
});

export const removeFromWishlist = defineCall({
  summary: 'Removes an entry from the buyer’s wishlist.',
  method: 'GET',
  path: '/api/wishlist/removeFromWishlist/{wishId}',
  auth: 'buyer',
  changesState: true,
  params: z.object({ wishId: id }),
  reply: z.object({ msg: z.string() }),
});
