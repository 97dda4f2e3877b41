import type { WireProduct } from '#contract/catalogue.ts';
import type { ApiClient } from '#contract/client.ts';
import type { WireOrder } from '#contract/orders.ts';
import type { OperatorStatus, OrderStatus } from '#domain/order-status.ts';
import type { Database } from '#server/platform/database/connection.ts';
import {
  ADDRESS_ENTRY,
  type AnyShop,
  quoteRequestFor,
  randomPhone,
  signUpWithPhone,
  someProducts,
} from '../support/buyers.ts';
import { addDiscount, changeStatus } from '../support/order-steps.ts';

/** What every screen of the shop can be shown with. */
export type World = {
  shop: AnyShop;
  products: WireProduct[];
  /** Has orders in every status, addresses, a wishlist and a cart. */
  busy: { token: string; api: ApiClient; orders: Record<OrderStatus, WireOrder> };
  /** Has proved a phone number and done nothing else. */
  fresh: { token: string; email: string };
};

/** The lines of two quote requests, and how far each has come. */
const REQUESTS: readonly (readonly OperatorStatus[])[][] = [
  [['Confirmed', 'Shipped', 'Delivered'], ['Confirmed', 'Shipped'], ['Rejected']],
  [['Confirmed'], []],
];

export async function makeWorld(shop: AnyShop, database: Database): Promise<World> {
  const products = await someProducts(shop.api(), 200);
  const [busy, fresh] = await Promise.all([
    signUpWithPhone(shop, randomPhone(), 'asha.rao@rao-works.example'),
    signUpWithPhone(shop),
  ]);
  for (const [index, ways] of REQUESTS.entries()) {
    const lines = ways.map((_, line) => ({
      product: products[index * 70 + line * 19] as WireProduct,
      quantity: 5 - line * 2,
    }));
    const { result } = await busy.api.submitQuoteRequest({ body: quoteRequestFor(lines) });
    for (const [line, way] of ways.entries()) await answer(database, result[line]?._id ?? '', way);
  }
  await busy.api.saveAddress({ body: ADDRESS_ENTRY });
  await busy.api.saveAddress({ body: LONG_ADDRESS_ENTRY });
  for (const { _id } of products.slice(20, 26)) await busy.api.addToWishlist({ body: { product_id: _id } });
  const { orders } = await busy.api.listOrders();
  const byStatus = Object.fromEntries(orders.map((order) => [order.orderStatus, order]));
  return { shop, products, busy: { ...busy, orders: byStatus as Record<OrderStatus, WireOrder> }, fresh };
}

async function answer(database: Database, orderId: string, way: readonly OperatorStatus[]): Promise<void> {
  const by = 'Meera';
  if (way[0] === 'Confirmed') await addDiscount(database, { orderId, discountBps: 500, changedBy: by });
  for (const to of way) {
    await changeStatus(database, {
      orderId,
      newStatus: to,
      changedBy: by,
      reason: to === 'Rejected' ? 'No longer made.' : '',
    });
  }
}

const LONG_ADDRESS_ENTRY = {
  ...ADDRESS_ENTRY,
  address_customer: 'राव इंजीनियरिंग वर्क्स एंड प्रिसिजन कंपोनेंट्स',
  shipping_address: {
    s_address: 'Gate 3, Plot 214-B, Peenya Industrial Area Phase II, behind the old milk dairy',
    s_city: 'Bengaluru',
    s_district: 'Bengaluru Urban',
    s_state: 'Karnataka',
    s_pin: '560058',
  },
};
