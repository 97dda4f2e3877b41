import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { listWishlist } from './list-wishlist.ts';
import { presentWishlistEntry } from './presenter.ts';
import { removeFromWishlist } from './remove-from-wishlist.ts';

export function wishlistRoutes(
  database: Database,
): FeatureHandlers<'addToWishlist' | 'listWishlist' | 'removeFromWishlist'> {
  return {
    addToWishlist: async ({ body }, { buyer }) => ({
      msg: await addToWishlist(database, buyer, body.product_id),
    }),
    listWishlist: async (_, { buyer }) => ({
      result: (await listWishlist(database, buyer)).map(presentWishlistEntry),
    }),
    removeFromWishlist: async ({ params }, { buyer }) => ({
      msg: await removeFromWishlist(database, buyer, params.wishId),
    }),
  };
}
