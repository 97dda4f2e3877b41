import * as z from 'zod/mini';
import { call } from './call.ts';
import { product } from './catalogue.ts';
import { id } from './fields.ts';

export const wishlistEntry = z.object({ _id: z.string(), wish_product: product });
export type WireWishlistEntry = z.infer<typeof wishlistEntry>;

/** Said with 409 when a product is added twice. */
export const ALREADY_IN_WISHLIST = 'Already present in your wishlist';

export const addToWishlist = call({
  summary: 'Puts a product on the buyer’s wishlist.',
  method: 'POST',
  path: '/api/wishlist/addtowishlist',
  auth: 'buyer',
  body: z.object({ product_id: z.string('The product is missing.').check(z.maxLength(64)) }),
  reply: z.object({ msg: z.string() }),
});

export const listWishlist = call({
  summary: 'The buyer’s wishlist, newest first.',
  method: 'GET',
  path: '/api/wishlist/getWistListByUserId',
  auth: 'buyer',
  reply: z.object({ result: z.array(wishlistEntry) }),
});

export const removeFromWishlist = call({
  summary: 'Takes an entry off the buyer’s wishlist.',
  method: 'GET',
  path: '/api/wishlist/removeFromWishlist/{wishId}',
  auth: 'buyer',
  changesState: true,
  params: z.object({ wishId: id }),
  reply: z.object({ msg: z.string() }),
});
