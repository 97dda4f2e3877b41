import type { WireProduct } from '#contract/catalogue.ts';
import type { ApiClient } from '#contract/client.ts';
import type { WireOrder } from '#contract/orders.ts';
import { totalCart } from '#domain/cart.ts';
import { paiseFromRupees, rupeesFromPaise } from '#domain/money.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { Outbox } from './outbox.ts';

/** A shop in this process or in another one. */
export type AnyShop = { api(token?: string): ApiClient; outbox: Outbox };

export const PASSWORD = 'correct horse battery';

/** Registers, activates by the mailed link and logs in, as a person would. */
export async function signUp(shop: AnyShop, email = `${newId().toLowerCase()}@buyer.test`) {
  const visitorApi = shop.api();
  await visitorApi.register({ body: { name: 'Asha Rao', email, password: PASSWORD } });
  const link = await shop.outbox.waitForLink(email, 'Activate');
  await visitorApi.activateAccount({ body: { activation_token: link.replace('/verify-account/', '') } });
  const { access_token: token } = await visitorApi.logIn({ body: { email, password: PASSWORD } });
  return { email, token, api: shop.api(token) };
}

/** A buyer who has also verified a phone number and can ask for quotes. */
export async function signUpWithPhone(shop: AnyShop, phone = randomPhone(), email?: string) {
  const buyer = await signUp(shop, email);
  const { otp } = await buyer.api.requestPhoneCode({ body: { phonenumber: phone } });
  await buyer.api.updateProfile({ body: { name: 'Asha Rao', phone, otp } });
  return { ...buyer, phone };
}

export function randomPhone(): string {
  return `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
}

export const BILLING = {
  b_address: '14 Strand Road',
  b_city: 'Kolkata',
  b_district: 'Kolkata',
  b_state: 'West Bengal',
  b_pin: '700001',
};

export const SHIPPING = {
  s_address: '7 Peenya Industrial Area',
  s_city: 'Bengaluru',
  s_district: 'Bengaluru Urban',
  s_state: 'Karnataka',
  s_pin: '560058',
};

export const GSTIN = '19AAUCU4821H1ZS';

export const ADDRESS_ENTRY = {
  address_customer: 'Rao Engineering Works',
  address_name: 'Asha Rao',
  address_email: 'asha@buyer.test',
  address_phone: '9830012345',
  address_gstin: GSTIN,
  billing_address: BILLING,
  shipping_address: SHIPPING,
};

/** Who requests, and where the goods go. */
export const PARTY = {
  order_customer: ADDRESS_ENTRY.address_customer,
  order_name: ADDRESS_ENTRY.address_name,
  order_email: ADDRESS_ENTRY.address_email,
  order_phone: ADDRESS_ENTRY.address_phone,
  order_gstin: GSTIN,
  billing_address: BILLING,
  shipping_address: SHIPPING,
};

/** A request for these products, with the totals the screen would show. */
export function quoteRequestFor(lines: { product: WireProduct; quantity: number }[]) {
  const totals = totalCart(
    lines.map(({ product, quantity }) => ({
      listPricePaise: paiseFromRupees(product.pro_price),
      discountBps: Math.round(product.pro_discount * 100),
      gstBps: Math.round(product.pro_gst_percentage * 100),
      quantity,
    })),
  );
  return {
    totalamount: rupeesFromPaise(totals.payablePaise),
    amountwith_product: rupeesFromPaise(totals.totalPaise),
    amountwith_tax: rupeesFromPaise(totals.totalInclGstPaise),
    amountwith_shipping: rupeesFromPaise(totals.shippingPaise),
    ...PARTY,
    products: lines.map(({ product }) => product._id),
    cart: {
      items: Object.fromEntries(lines.map(({ product, quantity }) => [product._id, quantity])),
      Totalitems: lines.length,
    },
  };
}

export async function fetchProducts(api: ApiClient, count: number): Promise<WireProduct[]> {
  const { products } = await api.listProducts({ query: { limit: String(count) } });
  return products;
}

/**
 * Requests a quote for one piece of each of the first products.
 * @param changes of the request's body.
 * @returns the orders.
 */
export async function requestQuote(
  api: ApiClient,
  lines = 1,
  changes: Partial<ReturnType<typeof quoteRequestFor>> = {},
): Promise<WireOrder[]> {
  const products = await fetchProducts(api, lines);
  const body = quoteRequestFor(products.map((product) => ({ product, quantity: 1 })));
  return (await api.submitQuoteRequest({ body: { ...body, ...changes } })).result;
}
