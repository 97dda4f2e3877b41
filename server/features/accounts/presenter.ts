import { presentAddress } from '#server/features/addresses/presenter.ts';
import { presentOrder } from '#server/features/orders/presenter.ts';
import type { MyData } from './collect-buyer-data.ts';
import type { Session } from './sessions.ts';

export function presentSession({ id, device, createdAt, expiresAt, isCurrent }: Session) {
  return {
    _id: id,
    device,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    is_current: isCurrent,
  };
}

export function presentMyData({ buyer, registeredAt, sessions, addresses, orders, wishlist }: MyData) {
  return {
    account: {
      name: buyer.name,
      email: buyer.email,
      phone: buyer.phone ?? '',
      createdAt: registeredAt?.toISOString() ?? '',
    },
    sessions: sessions.map(({ device, createdAt, expiresAt }) => ({
      device,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    addresses: addresses.map((address) => presentAddress(address, buyer.email)),
    orders: orders.map(presentOrder),
    wishlist: wishlist.map(({ product }) => product.title),
  };
}
