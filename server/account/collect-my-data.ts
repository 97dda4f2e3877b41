import { listAddresses } from '#server/addresses/list-addresses.ts';
import type { Database } from '#server/database/connect.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { listOrders } from '#server/orders/read-orders.ts';
import { selectAccount, selectSessionsOf } from './queries.ts';

/** Everything held about the buyer (Digital Personal Data Protection Act 2023, section 11). */
export async function collectMyData(database: Database, buyer: Buyer) {
  const [account, sessions, addresses, orders] = await Promise.all([
    selectAccount(database, buyer.id),
    selectSessionsOf(database, buyer.id),
    listAddresses(database, buyer),
    listOrders(database, buyer),
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
  };
}
