import type { WireProduct } from '#contract/catalogue.ts';
import type { ApiClient } from '#contract/client.ts';
import type { WireOrder } from '#contract/orders.ts';
import type { OperatorStatus, OrderStatus } from '#domain/order-status.ts';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import type { Database } from '#server/platform/database/connection.ts';
import {
  ADDRESS_ENTRY,
  type AnyShop,
  fetchProducts,
  quoteRequestFor,
  randomPhone,
  signUpWithPhone,
} from '../support/buyers.ts';
import { addDiscount } from '../support/order-steps.ts';

/** The data that the screens are shown with. */
export type ScreenData = {
  shop: AnyShop;
  products: WireProduct[];
  /** Has orders in every status, addresses, a wishlist and a cart. */
  activeBuyer: { token: string; api: ApiClient; orders: Record<OrderStatus, WireOrder>; listId: string };
  /** Has verified a phone number and done nothing else. */
  newBuyer: { token: string; email: string };
};

/** The lines of two quote requests: for each line, the statuses it goes through. */
const REQUESTS: readonly (readonly OperatorStatus[])[][] = [
  [['Confirmed', 'Shipped', 'Delivered'], ['Confirmed', 'Shipped'], ['Rejected']],
  [['Confirmed'], []],
];

export async function makeScreenData(shop: AnyShop, database: Database): Promise<ScreenData> {
  const products = await fetchProducts(shop.api(), 200);
  const [activeBuyer, newBuyer] = await Promise.all([
    signUpWithPhone(shop, randomPhone(), 'asha.rao@rao-works.example'),
    signUpWithPhone(shop),
  ]);
  for (const [index, statusesByLine] of REQUESTS.entries()) {
    const lines = statusesByLine.map((_, line) => ({
      product: products[index * 70 + line * 19] as WireProduct,
      quantity: 5 - line * 2,
    }));
    const { result } = await activeBuyer.api.submitQuoteRequest({ body: quoteRequestFor(lines) });
    for (const [line, statuses] of statusesByLine.entries())
      await advanceOrder(database, result[line]?._id ?? '', statuses);
  }
  await activeBuyer.api.saveAddress({ body: ADDRESS_ENTRY });
  await activeBuyer.api.saveAddress({ body: LONG_ADDRESS_ENTRY });
  for (const { _id } of products.slice(20, 26))
    await activeBuyer.api.addToWishlist({ body: { product_id: _id } });
  const saveList = (name: string, from: number, to: number) =>
    activeBuyer.api.saveToList({
      body: {
        name,
        lines: products.slice(from, to).map(({ _id }, index) => ({
          product_id: _id,
          quantity: [2, 40, 0.5][index % 3] ?? 1,
          ...(index % 2 === 0 && { remark: 'Galvanised, for the shed in Peenya' }),
        })),
      },
    });
  await saveList('Consumables of the month for the welding shop and the paint line at Peenya', 30, 90);
  const { result: list } = await saveList('Site at Peenya', 5, 11);
  await activeBuyer.api.changeSavedList({
    params: { id: list._id },
    body: { added: [{ product_id: 'no-longer-sold', quantity: 3 }] },
  });
  const { orders } = await activeBuyer.api.listOrders();
  const byStatus = Object.fromEntries(orders.map((order) => [order.orderStatus, order]));
  return {
    shop,
    products,
    activeBuyer: { ...activeBuyer, orders: byStatus as Record<OrderStatus, WireOrder>, listId: list._id },
    newBuyer,
  };
}

async function advanceOrder(
  database: Database,
  orderId: string,
  statuses: readonly OperatorStatus[],
): Promise<void> {
  const operator = 'Meera';
  if (statuses[0] === 'Confirmed')
    await addDiscount(database, { orderId, discountBps: 500, changedBy: operator });
  for (const to of statuses) {
    await changeOrders(database, operator, orderId, {
      to,
      reason: to === 'Rejected' ? 'No longer made.' : '',
      isSilent: true,
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
