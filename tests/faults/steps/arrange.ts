import { sql } from 'drizzle-orm';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { submitRequest } from '../../authorization/quotation-steps.ts';
import { createTestPasskey } from '../../support/passkey.ts';
import { addMember, linkMember, makeFile, type World } from './world.ts';

/** What the steps of operators need. */

export const ORIGIN = 'http://shop.test';
export const aName = (word: string) => `${word} ${newId()}`;
export const aSlug = () =>
  newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, 'x');

/** A confirmed order of a new request. */
export async function confirmOrder({ shop, owner }: World): Promise<{ request: string; orderId: string }> {
  await submitRequest(owner);
  const { rows } = await shop.database.execute<{ id: string }>(sql`
    update orders set status = 'Confirmed' where quote_request_id = ${owner.requestId} returning id`);
  return { request: owner.requestId, orderId: rows[0]?.id ?? '' };
}

export async function shipOrder(
  world: World,
): Promise<{ shipment: string; request: string; orderId: string }> {
  const { request, orderId } = await confirmOrder(world);
  await world.desk.sendShipment({ body: { request, lines: [{ order_id: orderId }], details: {} } });
  const { shipments } = await world.desk.listRequestShipments({ params: { request } });
  return { shipment: shipments[0]?.shipment_number ?? '', request, orderId };
}

export async function deliverOrder(world: World): Promise<{ request: string; orderId: string }> {
  const { shipment, request, orderId } = await shipOrder(world);
  await world.desk.deliverShipment({ body: { shipment, received_by: 'Ramesh Kumar' } });
  return { request, orderId };
}

/** Ten are the most there can be. */
export const removeEndpoints = ({ database }: World['shop']) =>
  database.execute(sql`delete from webhook_endpoints`);

export async function addEndpoint({ shop, desk }: World) {
  await removeEndpoints(shop);
  const url = `https://erp.example/${newId()}`;
  await desk.addWebhookEndpoint({ body: { url, events: ['request.made'] } });
  const { endpoints } = await desk.listWebhookEndpoints();
  const added = endpoints.find((each) => each.url === url);
  return { id: added?.id ?? '', version: added?.version ?? 0 };
}

export async function sendMessage({ shop }: World): Promise<string> {
  const comment = aName('Good day');
  await shop
    .api()
    .sendContactMessage({ body: { fname: 'Asha', lname: 'Rao', phone: '9830012345', comment } });
  const { rows } = await shop.database.execute<{ id: string }>(
    sql`select id from contact_messages where message = ${comment}`,
  );
  return rows[0]?.id ?? '';
}

const PROMOTION = {
  ...{ image: 'https://pictures.example/one.jpg', phone_image: '', alt: 'Offers' },
  ...{ shown_from: null, shown_until: null },
};
export const BANNER = { ...PROMOTION, category: 'Welding' };
export const AD = { ...PROMOTION, type: 'ONE', link: '/products' } as const;
export const FURTHER = { title: 'Returns', description: '', is_published: true, is_in_footer: true };

export async function addPage({ desk }: World) {
  const slug = aSlug();
  await desk.addFurtherPage({ body: { slug, title: 'Returns' } });
  const { version } = (await desk.getPage({ query: { key: slug } })).result;
  return { slug, version };
}

export async function addSnippet({ desk }: World): Promise<string> {
  const name = aSlug();
  await desk.setSnippet({ body: { name, kind: 'payment', words: '30% in advance', version: 0 } });
  return name;
}

/** A branch of the head office's PAN, with a registration in Maharashtra. */
export async function addBranch({ desk }: World): Promise<string> {
  const name = aName('Branch');
  const { branches } = await desk.listBranches();
  for (const { name: former, version } of branches)
    await desk.removeBranch({ body: { name: former, version } });
  await desk.setBranch({ body: { name, ...BRANCH, version: 0 } });
  return name;
}
export const BRANCH = { address: '7 MIDC, Pune 411019', gstin: '27AAUCU4821H1ZV', lut: '' };

export async function setTally({ desk }: World): Promise<number> {
  const { version } = (await desk.getShopSettings()).settings.tally;
  const values = { sales_ledger: aName('Sales') };
  await desk.changeShopSetting({ body: { key: 'tally', version, values } });
  return version + 1;
}

/** A day that is no holiday yet. */
let days = 0;
export function nextDay(): string {
  days += 1;
  return new Date(Date.UTC(2027, 0, days)).toISOString().slice(0, 10);
}

/** @returns what is sent to change the floor that the category of the owner's product then has. */
export async function setFloor({ owner, desk }: World, percentage: number) {
  const category = owner.product.pro_category_id;
  const findVersion = async () =>
    (await desk.listPriceFloors()).floors.find((floor) => floor.category === category)?.version ?? 0;
  await desk.setPriceFloor({ body: { category, percentage, version: await findVersion() } });
  return { category, version: await findVersion() };
}

/** The draft of an offer with a rate below the floor of its category. */
export async function draftBelowFloor(world: World) {
  const { owner } = world;
  await setFloor(world, 99);
  await submitRequest(owner);
  const sales = await addMember(world, 'sales');
  const request = owner.requestId;
  await sales.api.startOfferDraft({ body: { request } });
  await sales.api.changeOfferLine({ body: { request, line: 1, change: { rate: 1 } } });
  return { request, sales };
}

export async function readCells({ desk, owner }: World) {
  const { product } = await desk.getCatalogueProduct({ params: { id: owner.product._id } });
  return product;
}

export async function addProduct(world: World) {
  const { id: _, sku: __, ...cells } = (await readCells(world)).cells;
  const named = { ...cells, model: newId(), family: '', variant: '' };
  return (await world.desk.addCatalogueProduct({ body: { cells: named } })).product;
}

export async function uploadProductPicture({ desk }: World): Promise<string> {
  const file = new Blob([Uint8Array.from(await makeFile())]);
  return (await desk.uploadPicture({ headers: { 'x-file-name': 'drill.png' }, file })).address;
}

/** A list with a lower price for a new product. */
export async function writePrices(world: World): Promise<string> {
  const { id, cells } = await addProduct(world);
  return `id,price\n${id},${Number(cells.price) - 1}\n`;
}

export async function uploadPrices(world: World) {
  const { import: id } = await world.desk.uploadImport({ file: new Blob([await writePrices(world)]) });
  return { import: id, columns: ['id', 'price'] };
}

export async function addEmptyCategory(world: World) {
  const name = aName('Saws');
  const image = await uploadProductPicture(world);
  const { id } = await world.desk.addCategory({ body: { name, image } });
  return { id, name };
}

export async function addFamily(
  world: World,
): Promise<{ family: string; name: string; version: number; product: string }> {
  const name = aName('Family');
  const { id: _, sku: __, ...cells } = (await readCells(world)).cells;
  const named = { ...cells, model: newId(), family: name, variant: 'Size: 8' };
  const { product } = await world.desk.addCatalogueProduct({ body: { cells: named } });
  const { families } = await world.desk.listFamilies({ query: { q: name } });
  return { family: families[0]?.id ?? '', version: families[0]?.version ?? 0, name, product: product.id };
}

export async function addMemberWithPasskey(world: World) {
  const member = await addMember(world, 'owner');
  const token = await linkMember(world, member.name);
  const passkey = createTestPasskey(ORIGIN);
  const visitor = world.shop.api();
  const { options } = await visitor.startPasskeyByLink({ body: { token } });
  const credential = passkey.register(options);
  await visitor.setUpPasskeyByLink({ body: { token, credential, name: 'Office computer' } });
  const session = await startStaffSession(world.shop.database, 'test', member.name);
  return { ...member, passkey, id: credential.id, token: session.token, api: world.shop.api(session.token) };
}
