import { randomUUID } from 'node:crypto';
import type { WireProduct } from '#contract/catalogue.ts';
import { ADDRESS_ENTRY, PASSWORD, quoteRequestFor, randomPhone } from '../support/buyers.ts';
import type { Outbox } from '../support/outbox.ts';

/** A shop in trial mode with the demo catalogue, of this version or another one. */
export type Host = {
  fetch(path: string, init: RequestInit): Promise<Response>;
  outbox: Pick<Outbox, 'waitForLink'>;
  /** Confirms, ships and delivers a quote request, as the operator. */
  deliver(estimateNumber: string): Promise<void>;
};

/** What a call answered; instead of a file, its type. */
export type Reply = { status: number; body: unknown };

/** @param request `GET /api/…` */
export type Call = <Body>(
  name: string,
  request: string,
  sent?: { token?: string; body?: unknown },
) => Promise<Body>;

/**
 * Makes the calls of the first version of the shop as its storefront made them: what is newer is not sent.
 * @returns the replies, by names that begin with that of the call.
 */
export async function playScenario(host: Host): Promise<Record<string, Reply>> {
  const replies: Record<string, Reply> = {};
  const call = createCall(host, (name, reply) => {
    replies[name] = reply;
  });
  const products = await browse(call);
  await readContent(call);
  const { email, token } = await openAccount(call, host);
  const wishId = await saveWish(call, token, products);
  const addressId = await saveAddress(call, token);
  await requestQuote(call, host, token, products);
  await leave(call, host, { email, token, wishId, addressId });
  return replies;
}

/** @param keep is given each reply. */
export function createCall({ fetch }: Pick<Host, 'fetch'>, keep: (name: string, reply: Reply) => void): Call {
  return async <Body>(
    name: string,
    request: string,
    { token, body }: { token?: string; body?: unknown } = {},
  ) => {
    const [method = '', path = ''] = request.split(' ');
    const headers = {
      ...(token !== undefined && { authorization: token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const response = await fetch(path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const reply = { status: response.status, body: await readBody(response) };
    keep(name, reply);
    return reply.body as Body;
  };
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return response.json();
  await response.arrayBuffer();
  return { file: type };
}

type Identified = { _id: string };

async function browse(call: Call): Promise<WireProduct[]> {
  type Category = Identified & { cat_name: string; sub_category: Identified[] };
  const { result } = await call<{ result: Category[] }>('listCategories', 'GET /api/category/getallCategory');
  const [{ _id: categoryId, cat_name: name, sub_category: subCategories }] = result as [Category];
  await call('getCategory', `GET /api/category/getCategoryById/${categoryId}`);
  await call('getSubCategory', `GET /api/category/getSubCategoryById/${subCategories[0]?._id}`);
  await call('listBestSellers', 'GET /api/product/getRandomProduct');
  const listed = await call<{ products: WireProduct[] }>('listProducts', 'GET /api/product/getAllProducts');
  const products = listed.products.slice(0, 2);
  const ids = products.map(({ _id }) => _id);
  await call('listProducts with filters', 'GET /api/product/getAllProducts?limit=2&min_price=500&facets=yes');
  await call('listProductsOfCategoryNamed', 'POST /api/product/getProductByCategory', {
    body: { pro_category: name },
  });
  await call('listProductsOfCategory', `GET /api/product/getProductsByCategoryId/${categoryId}`);
  await call('getProduct', `GET /api/product/getproductById/${ids[0]}`);
  await call('listSimilarProducts', `GET /api/product/getSimilarProducts/${ids[0]}`);
  await call('searchProducts', 'GET /api/product/searchProducts/drill');
  await call('suggestProducts', 'GET /api/product/suggest?q=drill');
  await call('listRecentlyViewed', 'POST /api/product/getrecentView', { body: ids });
  await call('getCartDetails', 'POST /api/product/getCartDetails', { body: { ids } });
  return products;
}

async function readContent(call: Call): Promise<void> {
  await call('getContactLinks', 'GET /api/contactlink/getContactLinks');
  await call('listBanners', 'GET /api/banner/getAllBanner');
  await call('listAds', 'GET /api/adds/getAllAds');
  await call('getPageContent', 'GET /api/pagecontent/getPageContent/TERM&CONDITION');
  await call('sendContactMessage', 'POST /api/contact/postContact', {
    body: { fname: 'Asha', lname: 'Rao', phone: '9830012345', comment: 'Do you rent machines?' },
  });
}

async function openAccount(call: Call, { outbox }: Host): Promise<{ email: string; token: string }> {
  const email = `${randomUUID()}@buyer.test`;
  const credentials = { email, password: PASSWORD };
  await call('register', 'POST /api/user/register', { body: { name: 'Asha Rao', ...credentials } });
  await call('activateAccount', 'POST /api/user/activation', {
    body: { activation_token: await readLinkToken(outbox, email, 'Activate') },
  });
  await call('logIn with a wrong password', 'POST /api/user/login', {
    body: { email, password: 'not the password' },
  });
  const { access_token: token } = await call<{ access_token: string }>('logIn', 'POST /api/user/login', {
    body: credentials,
  });
  await call('verifySession', 'GET /api/user/authVerify', { token });
  await call('verifySession without a token', 'GET /api/user/authVerify');
  await call('listSessions', 'GET /api/user/getSessions', { token });
  const phone = randomPhone();
  const { otp } = await call<{ otp: string }>('requestPhoneCode', 'POST /auth/opt-verify', {
    token,
    body: { phonenumber: phone },
  });
  const wrongOtp = otp === '123456' ? '654321' : '123456';
  const profile = { name: 'Asha Rao', phone };
  await call('updateProfile with a wrong code', 'POST /api/user/updateUser', {
    token,
    body: { ...profile, otp: wrongOtp },
  });
  await call('updateProfile', 'POST /api/user/updateUser', { token, body: { ...profile, otp } });
  return { email, token };
}

async function readLinkToken(outbox: Host['outbox'], email: string, words: string): Promise<string> {
  return (await outbox.waitForLink(email, words)).split('/').at(-1) ?? '';
}

async function saveWish(call: Call, token: string, [product]: WireProduct[]): Promise<string> {
  const body = { product_id: product?._id };
  await call('addToWishlist', 'POST /api/wishlist/addtowishlist', { token, body });
  await call('addToWishlist a second time', 'POST /api/wishlist/addtowishlist', { token, body });
  await call('addToWishlist without a token', 'POST /api/wishlist/addtowishlist', { body });
  const { result } = await call<{ result: Identified[] }>(
    'listWishlist',
    'GET /api/wishlist/getWistListByUserId',
    { token },
  );
  return result[0]?._id ?? '';
}

async function saveAddress(call: Call, token: string): Promise<string> {
  const sent = { token, body: ADDRESS_ENTRY };
  await call('saveAddress', 'POST /api/orderaddress/postorderaddress', sent);
  const { result } = await call<{ result: Identified[] }>(
    'listAddresses',
    'GET /api/orderaddress/getAllorderaddressById',
    { token },
  );
  const id = result[0]?._id ?? '';
  await call('updateAddress', `POST /api/orderaddress/updateorderaddress/${id}`, sent);
  return id;
}

async function requestQuote(call: Call, host: Host, token: string, products: WireProduct[]): Promise<void> {
  const body = quoteRequestFor(products.map((product) => ({ product, quantity: 2 })));
  const otherTotal = { ...body, totalamount: body.totalamount + 1 };
  await call('submitQuoteRequest at other prices', 'POST /api/order/addOrders', { token, body: otherTotal });
  await call('submitQuoteRequest', 'POST /api/order/addOrders', { token, body });
  type Order = Identified & { order_invoice_id: string; estimate_number: string };
  const { orders } = await call<{ orders: Order[] }>('listOrders', 'GET /api/order/getOrdersByUserId', {
    token,
  });
  const [{ _id: orderId, order_invoice_id: invoice, estimate_number: estimateNumber }] = orders as [Order];
  await call('getOrder', `GET /api/order/getOrdersByOrderId/${orderId}`, { token });
  await call('getOrder of nobody', 'GET /api/order/getOrdersByOrderId/unknown', { token });
  await call('prepareEstimate', 'POST /api/invoice/invoice-pdf', { token, body: { invoice } });
  await call('fetchEstimate', `GET /api/invoice/fetch-pdf/${invoice}`, { token });
  await call('deleteEstimate', `GET /api/invoice/delete-pdf/${invoice}`, { token });
  const rating = { token, body: { order_id: orderId, rating: 4.5 } };
  await call('rateProduct before its delivery', 'POST /api/product/rateProduct', rating);
  await host.deliver(estimateNumber);
  await call('rateProduct', 'POST /api/product/rateProduct', rating);
  await call('listOrders once delivered', 'GET /api/order/getOrdersByUserId?status=Delivered', { token });
  await call('getOrder once delivered', `GET /api/order/getOrdersByOrderId/${orderId}`, { token });
}

type Leaving = { email: string; token: string; wishId: string; addressId: string };

async function leave(
  call: Call,
  { outbox }: Host,
  { email, token, wishId, addressId }: Leaving,
): Promise<void> {
  await call('downloadMyData', 'GET /api/user/getMyData', { token });
  await call('removeFromWishlist', `GET /api/wishlist/removeFromWishlist/${wishId}`, { token });
  await call('deleteAddress', `POST /api/orderaddress/deleteorderaddress/${addressId}`, { token });
  const password = PASSWORD.toUpperCase();
  await call('changePassword', 'POST /api/user/changePassword', {
    token,
    body: { current_password: PASSWORD, password },
  });
  await call('logOut', 'POST /api/user/logout', { token });
  await call('listOrders without a session', 'GET /api/order/getOrdersByUserId', { token });
  await call('forgetPassword', 'POST /api/user/forgetPassword', { body: { email } });
  await call('resetPassword', 'POST /api/user/resetPassword', {
    token: await readLinkToken(outbox, email, 'Subject: Set a new password'),
    body: { password: PASSWORD },
  });
}
