import { listAddresses } from '#server/addresses/list-addresses.ts';
import type { Database } from '#server/database/connect.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { listAllOrders } from '#server/orders/read-orders.ts';
import { listWishlist } from '#server/wishlist/list-wishlist.ts';
import { selectAccount, selectSessionsOf } from './queries.ts';

/** Everything held about the buyer (Digital Personal Data Protection Act 2023, section 11). */
export async function collectMyData(database: Database, buyer: Buyer) {
  const [account, sessions, addresses, orders, wishlist] = await Promise.all([
    selectAccount(database, buyer.id),
    selectSessionsOf(database, buyer.id),
    listAddresses(database, buyer),
    listAllOrders(database, buyer),
    listWishlist(database, buyer),
  ]);
  return {
    account: {
      name: buyer.name,
      email: buyer.email,
      phone: buyer.phone ?? '',
      createdAt: account?.createdAt.toISOString() ?? '',
    },
    sessions: sessions.map(({ device, createdAt, expiresAt }) => ({
      device,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    addresses,
    orders,
    wishlist: wishlist.map((entry) => entry.wish_product.pro_title),
  };
}
