import { sql } from 'drizzle-orm';
import type { CallName } from '#contract/api.ts';
import { DECLINE_REASONS } from '#domain/quotation/decline-reasons.ts';
import { insertLinkToken } from '#server/features/accounts/repository.ts';
import { hashToken, newToken } from '#server/features/accounts/secrets.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { offerRequest, submitRequest } from '../../authorization/quotation-steps.ts';
import { ADDRESS_ENTRY, PARTY, PASSWORD, quoteRequestFor } from '../../support/buyers.ts';
import { lapse } from '../../support/quotation-steps.ts';
import type { CallStep } from './take-call.ts';
import { addBusyBuyer, addBuyer, makeFile, uploadPicture, type World } from './world.ts';

/** The calls of buyers and visitors whose example does not come through, or only once. */

const anEmail = () => `${newId().toLowerCase()}@buyer.test`;

async function addLink({ owner, desk }: World): Promise<string> {
  await offerRequest(owner);
  const { url } = await desk.linkOffer({ body: { request: owner.requestId } });
  return url.split('/').at(-1) ?? '';
}

async function byLink(world: World) {
  return { token: await addLink(world), revision: 1, name: 'Asha Rao' };
}

async function addRegistration({ shop }: World): Promise<string> {
  const email = anEmail();
  await shop.api().register({ body: { name: 'Asha', email, password: PASSWORD } });
  const { rows } = await shop.database.execute<{ id: string }>(
    sql`select id from registrations where email = ${email}`,
  );
  const token = newToken();
  await insertLinkToken(shop.database, {
    ...{ tokenHash: hashToken(token), purpose: 'activation', minutes: 5 },
    registrationId: rows[0]?.id ?? '',
  });
  return token;
}

async function askForEmailChange(world: World): Promise<string> {
  const { id, api } = await addBuyer(world);
  await api.changeEmail({ body: { email: anEmail(), password: PASSWORD } });
  const { rows } = await world.shop.database.execute<{ id: string }>(
    sql`select id from email_changes where account_id = ${id}`,
  );
  const token = newToken();
  await insertLinkToken(world.shop.database, {
    ...{ tokenHash: hashToken(token), purpose: 'email change', minutes: 5 },
    emailChangeId: rows[0]?.id ?? '',
  });
  return token;
}

/** With a file, a wish about the line and one beyond the lines. */
async function fillRequest({ owner }: World) {
  const { file } = await uploadPicture(owner.api);
  return {
    ...quoteRequestFor([{ product: owner.product, quantity: 3 }]),
    files: [file.id],
    line_wishes: { [owner.product._id]: { remark: 'Galvanised' } },
    wishes: [{ text: 'Welding rods' }],
  };
}

export const BUYER_STEPS: Partial<Record<CallName, CallStep>> = {
  submitQuoteRequest: async (world) => ({
    body: await fillRequest(world),
    headers: { 'idempotency-key': newId() },
  }),
  submitWishes: async ({ owner }) => {
    const { file } = await uploadPicture(owner.api);
    return {
      body: { ...PARTY, wishes: [{ text: 'Welding rods' }], files: [file.id] },
      headers: { 'idempotency-key': newId() },
    };
  },
  deleteAccount: async (world) => ({
    body: { password: PASSWORD },
    token: (await addBusyBuyer(world)).token,
  }),

  checkActivation: async (world) => ({ body: { activation_token: await addRegistration(world) } }),
  activateAccount: async (world) => ({ body: { activation_token: await addRegistration(world) } }),
  logIn: async (world) => ({ body: { email: (await addBuyer(world)).email, password: PASSWORD } }),
  forgetPassword: async (world) => ({ body: { email: (await addBuyer(world)).email } }),
  resetPassword: async (world) => {
    const token = newToken();
    const { id } = await addBuyer(world);
    await insertLinkToken(world.shop.database, {
      ...{ tokenHash: hashToken(token), purpose: 'reset', minutes: 5, accountId: id },
    });
    return { body: { password: 'another good one' }, headers: { authorization: token } };
  },
  logOut: async (world) => ({ token: (await addBuyer(world)).token }),
  changePassword: async (world) => ({
    body: { current_password: PASSWORD, password: 'another good one' },
    token: (await addBuyer(world)).token,
  }),
  changeEmail: async (world) => ({
    body: { email: anEmail(), password: PASSWORD },
    token: (await addBuyer(world)).token,
  }),
  confirmEmail: async (world) => ({
    body: { email_token: await askForEmailChange(world), password: PASSWORD },
  }),
  endSession: async (world) => {
    const { email, api, token } = await addBuyer(world);
    await world.shop.api().logIn({ body: { email, password: PASSWORD } });
    const { result } = await api.listSessions();
    return { body: { session_id: result.find((each) => !each.is_current)?._id }, token };
  },
  saveAddress: async (world) => ({ body: ADDRESS_ENTRY, token: (await addBuyer(world)).token }),
  deleteAddress: async (world) => {
    const { api, token } = await addBusyBuyer(world);
    return { params: { id: (await api.listAddresses()).result[0]?._id ?? '' }, token };
  },
  saveToList: async (world) => ({
    body: { name: 'Site', lines: [{ product_id: world.owner.product._id, quantity: 2 }] },
    token: (await addBuyer(world)).token,
  }),
  deleteSavedList: async (world) => {
    const { api, token } = await addBusyBuyer(world);
    return { params: { id: (await api.listSavedLists()).result[0]?._id ?? '' }, token };
  },
  addToWishlist: async (world) => ({
    body: { product_id: world.owner.product._id },
    token: (await addBuyer(world)).token,
  }),
  removeFromWishlist: async (world) => {
    const { api, token } = await addBusyBuyer(world);
    return { params: { wishId: (await api.listWishlist()).result[0]?._id ?? '' }, token };
  },
  uploadFile: async (world) => ({
    file: await makeFile(),
    token: (await addBuyer(world)).token,
  }),
  removeFile: async (world) => {
    const { api, token } = await addBuyer(world);
    return { body: { file: (await uploadPicture(api)).file.id }, token };
  },
  rateProduct: async (world) => {
    const { orderId, token } = await addBusyBuyer(world);
    await world.shop.database.execute(sql`update orders set status = 'Delivered' where id = ${orderId}`);
    return { body: { order_id: orderId, rating: 4 }, token };
  },
  reportReturn: async (world) => {
    const { orderId, token } = await addBusyBuyer(world);
    await world.shop.database.execute(sql`update orders set status = 'Delivered' where id = ${orderId}`);
    return { body: { order_id: orderId, quantity: 1, reason: 'Damaged' }, token };
  },
  prepareEstimate: async (world) => {
    const { invoice, token } = await addBusyBuyer(world);
    return { body: { invoice }, token };
  },
  deleteEstimate: async (world) => {
    const { api, invoice, token } = await addBusyBuyer(world);
    await api.prepareEstimate({ body: { invoice } });
    return { params: { invoice }, token };
  },
  withdrawEstimateLink: async (world) => {
    const { invoice, token } = await addBusyBuyer(world);
    return { body: { invoice }, token };
  },
  renewQuotation: async ({ shop, owner }) => {
    await offerRequest(owner);
    await lapse(shop.database, owner.requestId, 60);
    return { body: { invoice: owner.requestInvoice, words: 'Please see below.' } };
  },
  uploadLinkedFile: async (world) => ({
    params: { token: await addLink(world) },
    file: await makeFile(),
  }),
  removeLinkedFile: async (world) => {
    const token = await addLink(world);
    const file = new Blob([Uint8Array.from(await makeFile())]);
    const stored = await world.shop.api().uploadLinkedFile({ params: { token }, file });
    return { params: { token }, body: { file: stored.file.id } };
  },
  askAboutQuotation: async ({ owner }) => {
    await submitRequest(owner);
    return { body: { invoice: owner.requestInvoice, words: 'In which colours?' } };
  },
};

/** The same calls by anybody who has a link. */
export const LINK_STEPS: Partial<Record<CallName, CallStep>> = {
  acceptQuotation: async (world) => ({
    body: { ...(await byLink(world)), lines: [1] },
  }),
  counterQuotation: async (world) => ({
    body: { ...(await byLink(world)), lines: [{ number: 1, rate: 800 }], words: 'Please see below.' },
  }),
  declineQuotation: async (world) => ({
    body: { ...(await byLink(world)), reason: DECLINE_REASONS[0], words: 'Please see below.' },
  }),
};
