import { listAddresses } from '#server/features/addresses/addresses.ts';
import { listAllOrders } from '#server/features/orders/read-orders.ts';
import { listWishlist } from '#server/features/wishlist/wishlist.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { selectAccount, selectSessionsByAccount } from './repository.ts';

export type MyData = Awaited<ReturnType<typeof collectBuyerData>>;

/** All data stored about the buyer (Digital Personal Data Protection Act 2023, section 11). */
export async function collectBuyerData(database: Database, buyer: Buyer) {
  const [account, sessions, addresses, orders, wishlist] = await Promise.all([
    selectAccount(database, buyer.id),
    selectSessionsByAccount(database, buyer.id),
    listAddresses(database, buyer),
    listAllOrders(database, buyer),
    listWishlist(database, buyer),
  ]);
  return { buyer, registeredAt: account?.createdAt, sessions, addresses, orders, wishlist };
}
