import type { Database } from '#server/database/connect.ts';
import type { HandlersOf } from '#server/http/handlers.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { listWishlist } from './list-wishlist.ts';
import { removeFromWishlist } from './remove-from-wishlist.ts';

export function wishlistRoutes(
  database: Database,
): HandlersOf<'addToWishlist' | 'listWishlist' | 'removeFromWishlist'> {
  return {
    addToWishlist: async ({ body }, { buyer }) => ({
      msg: await addToWishlist(database, buyer, body.product_id),
    }),
    listWishlist: async (_, { buyer }) => ({ result: await listWishlist(database, buyer) }),
    removeFromWishlist: async ({ params }, { buyer }) => ({
      msg: await removeFromWishlist(database, buyer, params.wishId),
    }),
  };
}
