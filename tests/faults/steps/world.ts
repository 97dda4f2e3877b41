import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { ApiClient } from '#contract/client.ts';
import type { StaffRole } from '#contract/staff-permissions.ts';
import { getActiveMember } from '#server/features/admin/change-staff.ts';
import { createStaffLink } from '#server/features/admin/create-staff-link.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { makeOwner, type Owner } from '../../authorization/owner.ts';
import {
  ADDRESS_ENTRY,
  fetchProducts,
  PASSWORD,
  quoteRequestFor,
  randomPhone,
} from '../../support/buyers.ts';
import { addOperator } from '../../support/desk.ts';
import { liftRequestLimit } from '../../support/lift-request-limit.ts';
import { makePng } from '../../support/sample-files.ts';
import { BANK_SETTINGS, openTestShop, type TestShop } from '../../support/test-shop.ts';

/** A shop whose jobs wait, so that nothing but the step that is taken changes it. */
export type World = {
  shop: TestShop;
  /** Has one of everything, which steps may use up and change. */
  owner: Owner;
  /** An owner of the shop. */
  desk: ApiClient;
};

export async function openWorld(): Promise<World> {
  const shop = await openTestShop(BANK_SETTINGS);
  await liftRequestLimit(shop.database);
  const owner = await makeOwner(shop);
  await shop.stopJobs();
  return { shop, owner, desk: owner.staffApi };
}

export type Buyer = { id: string; email: string; token: string; api: ApiClient };

/** Another account like the owner's, with its password; registering would need jobs. */
export async function addBuyer({ shop, owner }: World): Promise<Buyer> {
  const [id, email] = [newId(), `${newId().toLowerCase()}@buyer.test`];
  await shop.database.execute(sql`
    insert into accounts select new.* from accounts as model, jsonb_populate_record(model, jsonb_build_object(
      'id', ${id}::text, 'email', ${email}::text, 'phone', ${randomPhone()}::text)) as new
    where model.id = ${owner.accountId}`);
  const { access_token: token } = await shop.api().logIn({ body: { email, password: PASSWORD } });
  return { id, email, token, api: shop.api(token) };
}

/** The same with an address, a list, a wish, a file of its own and a quote request with another one. */
export async function addBusyBuyer(world: World): Promise<Buyer & { invoice: string; orderId: string }> {
  const buyer = await addBuyer(world);
  const { api } = buyer;
  const [product] = await fetchProducts(api, 1);
  if (!product) throw new Error('There are no products.');
  await api.saveAddress({ body: ADDRESS_ENTRY });
  await api.addToWishlist({ body: { product_id: product._id } });
  await api.saveToList({ body: { name: 'Site', lines: [{ product_id: product._id, quantity: 2 }] } });
  const { file } = await uploadPicture(api);
  const body = { ...quoteRequestFor([{ product, quantity: 2 }]), files: [file.id] };
  const { result } = await api.submitQuoteRequest({ body });
  await uploadPicture(api);
  return { ...buyer, invoice: result[0]?.order_invoice_id ?? '', orderId: result[0]?._id ?? '' };
}

/** No two of them are the same. */
export async function makeFile(): Promise<Buffer> {
  return Buffer.concat([
    (await makePng()).subarray(0, -12),
    writeNote(newId()),
    (await makePng()).subarray(-12),
  ]);
}

/** A chunk that nobody reads, between the picture and its end. */
function writeNote(note: string): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(note.length, 0);
  head.write('noTe', 4, 'latin1');
  return Buffer.concat([head, Buffer.from(note), Buffer.alloc(4)]);
}

export async function uploadPicture(api: ApiClient) {
  return api.uploadFile({ file: new Blob([Uint8Array.from(await makeFile())]) });
}

export async function addMember({ shop }: World, role: StaffRole) {
  const name = await addOperator(shop, role);
  const { id } = await getActiveMember(shop.database, name);
  const { token } = await startStaffSession(shop.database, 'test', name);
  return { id, name, token, api: shop.api(token) };
}

/** A link by which this operator gets to the desk. */
export function linkMember({ shop }: World, name: string): Promise<string> {
  return runAsOperator(shop.database, 'test', async (transaction) =>
    createStaffLink(transaction, (await getActiveMember(transaction, name)).id),
  );
}

/** The code that an authenticator app shows. */
export function generateTotp(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

/** An operator who has an authenticator app. */
export async function addMemberWithApp(world: World, role: StaffRole = 'owner') {
  const member = await addMember(world, role);
  const token = await linkMember(world, member.name);
  const { secret } = await world.shop.api().startTotpByLink({ body: { token } });
  const { recovery_codes: codes } = await world.shop
    .api()
    .setUpTotpByLink({ body: { token, code: generateTotp(secret) } });
  // As if a while had passed since that code.
  await world.shop.database.execute(sql`update staff_totp set last_period = 0`);
  // Setting it up has ended the session.
  const session = await startStaffSession(world.shop.database, 'test', member.name);
  return { ...member, secret, codes, token: session.token, api: world.shop.api(session.token) };
}
