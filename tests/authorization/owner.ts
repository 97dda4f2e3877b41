import { sql } from 'drizzle-orm';
import type { WireProduct } from '#contract/catalogue.ts';
import type { ApiClient } from '#contract/client.ts';
import { insertLinkToken, selectAccountByEmail } from '#server/features/accounts/repository.ts';
import { hashToken, newToken } from '#server/features/accounts/secrets.ts';
import { getActiveMember, removeStaffMember } from '#server/features/admin/change-staff.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { newId } from '#server/platform/database/new-id.ts';
import {
  ADDRESS_ENTRY,
  fetchProducts,
  PASSWORD,
  quoteRequestFor,
  signUpWithPhone,
} from '../support/buyers.ts';
import { addOperator, startOperatorSession } from '../support/desk.ts';
import { makePng } from '../support/sample-files.ts';
import type { TestShop } from '../support/test-shop.ts';

/** A buyer who has one of everything a buyer can have. */
export type Owner = {
  accountId: string;
  email: string;
  token: string;
  api: ApiClient;
  /** On no wishlist. */
  product: WireProduct;
  wishId: string;
  addressId: string;
  listId: string;
  /** Delivered. */
  orderId: string;
  invoice: string;
  /** Sent with the order. */
  fileId: string;
  /** With the session of an operator. */
  staffToken: string;
  staffApi: ApiClient;
  /** The quote request of the last example about one. */
  requestId: string;
  /** The id of its estimate. */
  requestInvoice: string;
  /** Of the last example with a link to a quotation. */
  linkToken: string;
  linkId: string;
  /** Of another session than the token's. */
  sessionId: string;
  /** Texts that nobody else may ever see. */
  secrets: string[];
};

export async function makeOwner(shop: TestShop): Promise<Owner> {
  const { email, token, api, phone } = await signUpWithPhone(shop);
  const [product, wished] = await fetchProducts(api, 2);
  if (!product || !wished) throw new Error('There are no products.');
  const customer = `Works of ${newId()}`;
  await api.saveAddress({ body: { ...ADDRESS_ENTRY, address_customer: customer } });
  await api.addToWishlist({ body: { product_id: wished._id } });
  const listName = `Site of ${newId()}`;
  const list = await api.saveToList({
    body: { name: listName, lines: [{ product_id: product._id, quantity: 2 }] },
  });
  const listId = list.result._id;
  const { file } = await api.uploadFile({ file: new Blob([Buffer.from(await makePng())]) });
  const { result } = await api.submitQuoteRequest({
    body: {
      ...quoteRequestFor([{ product, quantity: 2 }]),
      order_customer: customer,
      order_phone: phone,
      files: [file.id],
    },
  });
  const { _id: orderId = '', order_invoice_id: invoice = '' } = result[0] ?? {};
  await shop.database.execute(sql`update orders set status = 'Delivered' where id = ${orderId}`);
  await api.prepareEstimate({ body: { invoice } });
  await shop.api().logIn({ body: { email, password: PASSWORD } });
  const sessions = (await api.listSessions()).result;
  const staffToken = await startOperatorSession(shop, 'owner');
  const addressId = (await api.listAddresses()).result[0]?._id ?? '';
  const wishes = (await api.listWishlist()).result;
  const wishId = wishes[0]?._id ?? '';
  const sessionId = sessions.find((session) => !session.is_current)?._id ?? '';
  const accountId = (await selectAccountByEmail(shop.database, email))?.id ?? '';
  return {
    accountId,
    email,
    token,
    api,
    product,
    wishId,
    addressId,
    listId,
    orderId,
    invoice,
    fileId: file.id,
    staffToken,
    staffApi: shop.api(staffToken),
    requestId: '',
    requestInvoice: '',
    linkToken: 'unknown',
    linkId: '',
    sessionId,
    secrets: [
      ...[email, phone, customer, orderId, invoice, file.id, wishId, sessionId, addressId],
      ...[listId, listName],
    ],
  };
}

/** The Authorization that each kind of caller sends; the stale ones were the owner's once. */
export const IDENTITIES = [
  'nobody',
  'garbage',
  'expired',
  'logged out',
  'reset link',
  'activation link',
  'a former operator',
  'an operator',
  'another buyer',
  'the owner',
] as const;
export type Identity = (typeof IDENTITIES)[number];
export type Tokens = Record<Identity, string | undefined>;

export async function makeTokens(shop: TestShop, owner: Owner, other: Owner): Promise<Tokens> {
  const { email } = owner;
  const logIn = async () => (await shop.api().logIn({ body: { email, password: PASSWORD } })).access_token;
  const [expired, loggedOut] = [await logIn(), await logIn()];
  await shop.database.execute(
    sql`update sessions set expires_at = now() where token_hash = ${hashToken(expired)}`,
  );
  await shop.api(loggedOut).logOut();
  const resetToken = newToken();
  await insertLinkToken(shop.database, {
    tokenHash: hashToken(resetToken),
    purpose: 'reset',
    accountId: (await selectAccountByEmail(shop.database, email))?.id ?? '',
    minutes: 1,
  });
  const newcomer = `${newId().toLowerCase()}@buyer.test`;
  await shop.api().register({ body: { name: 'Ravi', email: newcomer, password: PASSWORD } });
  const activationLink = await shop.outbox.waitForLink(newcomer, 'Activate');
  return {
    nobody: undefined,
    garbage: 'garbage',
    expired,
    'logged out': loggedOut,
    'reset link': resetToken,
    'activation link': activationLink.split('/').at(-1),
    'a former operator': await startFormerSession(shop),
    'an operator': owner.staffToken,
    'another buyer': other.token,
    'the owner': owner.token,
  };
}

/** Of an operator who was removed since. */
async function startFormerSession(shop: TestShop): Promise<string> {
  const name = await addOperator(shop, 'viewer');
  const { token } = await startStaffSession(shop.database, 'Meera', name);
  await runAsOperator(shop.database, 'Meera', async (transaction) => {
    const { id } = await getActiveMember(transaction, name);
    await removeStaffMember(transaction, id);
  });
  return token;
}
