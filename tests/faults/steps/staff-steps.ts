import { sql } from 'drizzle-orm';
import type { CallName } from '#contract/api.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { beginDraft, offerRequest, submitRequest } from '../../authorization/quotation-steps.ts';
import { ADDRESS_ENTRY, BILLING, GSTIN, SHIPPING } from '../../support/buyers.ts';
import { makeApiKey } from '../../support/integrations.ts';
import { createTestPasskey } from '../../support/passkey.ts';
import {
  AD,
  addBranch,
  addEmptyCategory,
  addEndpoint,
  addFamily,
  addMemberWithPasskey,
  addPage,
  addProduct,
  addSnippet,
  aName,
  aSlug,
  BANNER,
  BRANCH,
  confirmOrder,
  deliverOrder,
  draftBelowFloor,
  FURTHER,
  nextDay,
  ORIGIN,
  readCells,
  removeEndpoints,
  sendMessage,
  setFloor,
  setTally,
  shipOrder,
  uploadPrices,
  uploadProductPicture,
} from './arrange.ts';
import type { CallStep } from './take-call.ts';
import {
  addBusyBuyer,
  addBuyer,
  addMember,
  addMemberWithApp,
  generateTotp,
  linkMember,
  makeFile,
} from './world.ts';

/** The calls of operators whose example does not come through, or only once. */

export const STAFF_STEPS: Partial<Record<CallName, CallStep>> = {
  assignQuoteRequests: async (world) => {
    await submitRequest(world.owner);
    const { name } = await addMember(world, 'sales');
    const requests = [{ request: world.owner.requestId, assigned_to: null }];
    return { body: { requests, assign_to: name } };
  },
  sendShipment: async (world) => {
    const { request, orderId } = await confirmOrder(world);
    return { body: { request, lines: [{ order_id: orderId }], details: { vehicle: 'WB23A1234' } } };
  },
  changeShipment: async (world) => ({
    body: { shipment: (await shipOrder(world)).shipment, version: 1, details: { vehicle: 'WB23A1234' } },
  }),
  deliverShipment: async (world) => ({
    body: { shipment: (await shipOrder(world)).shipment, received_by: 'Ramesh Kumar' },
  }),
  addReturn: async (world) => {
    const { request, orderId } = await deliverOrder(world);
    return { body: { request, order_id: orderId, quantity: 1, reason: 'Damaged' } };
  },
  answerReturn: async (world) => {
    const { request, orderId } = await deliverOrder(world);
    await world.desk.addReturn({
      body: { request, order_id: orderId, quantity: 1, reason: 'Damaged', no_mail: true },
    });
    const { rows } = await world.shop.database.execute<{ id: string }>(
      sql`select id from order_returns where order_id = ${orderId}`,
    );
    return { body: { return_id: rows[0]?.id, version: 1, to: 'agreed' } };
  },

  revokeApiKey: async ({ shop, desk }) => {
    const name = aName('Key');
    await makeApiKey(shop, ['quotes:read'], name);
    const { keys } = await desk.listApiKeys();
    return { body: { id: keys.find((each) => each.name === name)?.id } };
  },
  addWebhookEndpoint: async ({ shop }) => {
    await removeEndpoints(shop);
    return { body: { url: `https://erp.example/${newId()}`, events: ['request.made'] } };
  },
  changeWebhookEndpoint: async (world) => ({ body: { ...(await addEndpoint(world)), is_on: false } }),
  removeWebhookEndpoint: async (world) => ({ body: await addEndpoint(world) }),
  replayWebhookDelivery: async (world) => {
    const { id } = await addEndpoint(world);
    const delivery = newId();
    await submitRequest(world.owner);
    await world.shop.database.execute(sql`
      insert into webhook_deliveries (id, endpoint_id, quote_request_id, event_number, type, body, state)
      values (${delivery}, ${id}, ${world.owner.requestId}, 1, 'request.made', '{}', 'given_up')`);
    return { body: { delivery } };
  },

  changeBuyer: async (world) => ({ body: { account: (await addBuyer(world)).id, name: aName('Asha') } }),
  blockBuyer: async (world) => ({ body: { account: (await addBuyer(world)).id, reason: 'Spam' } }),
  unblockBuyer: async (world) => {
    const { id: account } = await addBuyer(world);
    await world.desk.blockBuyer({ body: { account, reason: 'Spam' } });
    return { body: { account } };
  },
  endBuyerSessions: async (world) => ({ body: { account: (await addBuyer(world)).id } }),
  mergeBuyers: async (world) => {
    const [from, into] = [await addBusyBuyer(world), await addBusyBuyer(world)];
    return { body: { from: from.id, into: into.id } };
  },
  eraseBuyer: async (world) => {
    const { id, email } = await addBusyBuyer(world);
    return { body: { account: id, email } };
  },
  noteGstinCheck: async ({ owner }) => {
    await submitRequest(owner);
    return { body: { gstin: GSTIN, status: 'active' } };
  },
  addBlock: async () => ({
    body: { kind: 'email', value: `${aSlug()}@spam.example`, reason: 'Spam' },
  }),
  removeBlock: async ({ desk }) => {
    const block = `${aSlug()}@spam.example`;
    await desk.addBlock({ body: { kind: 'email', value: block, reason: 'Spam' } });
    return { body: { block } };
  },
  undoChange: async ({ desk }) => {
    await desk.setSnippet({ body: { name: aSlug(), kind: 'payment', words: '30% in advance', version: 0 } });
    const { change_sets: sets } = await desk.listChanges({ query: { kind: 'text_snippets' } });
    return { body: { number: sets[0]?.number } };
  },
  sendMailAgain: async ({ shop }) => {
    const mail = newId();
    await shop.database.execute(sql`
      insert into mail_log (id, job_id, kind, payload, to_address, subject, state, last_reply)
      values (${mail}, (select 1000000 + count(*) from mail_log), 'quotation-mail', '{}', 'asha@buyer.test', 'Quotation', 'refused', '550')`);
    return { body: { mail } };
  },
  markMessageDone: async (world) => ({ body: { message: await sendMessage(world) } }),
  removeMessage: async (world) => ({ body: { message: await sendMessage(world) } }),

  changeBanner: async ({ desk }) => {
    const { id } = await desk.addBanner({ body: BANNER });
    return { body: { ...BANNER, id, version: 1, alt: 'Holi' } };
  },
  changeAd: async ({ desk }) => {
    const { id } = await desk.addAd({ body: AD });
    return { body: { ...AD, id, version: 1, alt: 'Holi' } };
  },
  movePromotion: async ({ desk }) => {
    await desk.addAd({ body: AD });
    const seen = (await desk.getHome()).ads.map(({ id }) => id);
    return { body: { kind: 'ad', id: seen.at(-1), place: seen.length - 1, seen } };
  },
  removePromotion: async ({ desk }) => {
    const { id } = await desk.addAd({ body: AD });
    return { body: { kind: 'ad', id, version: 1 } };
  },
  undoHomeChange: async ({ desk }) => {
    const { id } = await desk.addAd({ body: AD });
    const { change } = await desk.removePromotion({ body: { kind: 'ad', id, version: 1 } });
    return { body: { change } };
  },
  uploadHomePicture: async () => ({ file: await makeFile(), headers: { 'x-file-name': 'offers.png' } }),
  changePage: async ({ desk }) => {
    const { version } = (await desk.getPage({ query: { key: 'ABOUTUS' } })).result;
    return { body: { key: 'ABOUTUS', version, content: `<p>About ${newId()}</p>` } };
  },
  addFurtherPage: async () => ({ body: { slug: aSlug(), title: 'Returns' } }),
  changeFurtherPage: async (world) => ({
    body: { ...(await addPage(world)), content: '<p>Send it back.</p>', ...FURTHER },
  }),
  moveFurtherPage: async (world) => {
    await addPage(world);
    const { slug, version } = await addPage(world);
    await world.desk.changeFurtherPage({ body: { slug, version, content: '<p>Yes</p>', ...FURTHER } });
    const seen = (await world.desk.listPages()).pages
      .filter(({ further }) => further !== null)
      .map(({ key }) => key);
    return { body: { slug: seen.at(-1), place: seen.length - 1, seen } };
  },
  removeFurtherPage: async (world) => ({ body: await addPage(world) }),

  saveRequestView: async () => ({
    body: { name: aName('View'), filter: { turn: 'ours' }, is_shared: false },
  }),
  removeRequestView: async ({ desk }) => {
    const name = aName('View');
    await desk.saveRequestView({ body: { name, filter: { turn: 'ours' }, is_shared: false } });
    const { views } = await desk.listRequestViews();
    return { body: { view: views.find((each) => each.name === name)?.id } };
  },
  removeOfferLine: async ({ owner, desk }) => {
    await beginDraft(owner);
    const request = owner.requestId;
    await desk.addOfferLine({ body: { request, line: { title: 'Spare kit', hsn: '8431', rate: 200 } } });
    return { body: { request, line: 2 } };
  },
  takeCounter: async ({ owner, desk }) => {
    await offerRequest(owner);
    await owner.api.counterQuotation({
      body: {
        invoice: owner.requestInvoice,
        revision: 1,
        lines: [{ number: 1, rate: 800 }],
        words: 'Please.',
      },
    });
    await desk.startOfferDraft({ body: { request: owner.requestId } });
    return { body: { request: owner.requestId } };
  },
  correctOfferParty: async ({ owner }) => {
    await submitRequest(owner);
    return {
      body: {
        request: owner.requestId,
        order_customer: aName('Rao Works'),
        order_name: ADDRESS_ENTRY.address_name,
        order_phone: ADDRESS_ENTRY.address_phone,
        order_gstin: GSTIN,
        billing_address: BILLING,
        shipping_address: SHIPPING,
      },
    };
  },
  uploadOfferFile: async ({ owner }) => {
    await submitRequest(owner);
    return {
      params: { request: owner.requestId },
      file: await makeFile(),
      headers: { 'x-file-name': 'a.png' },
    };
  },
  removeOfferFile: async ({ owner, desk }) => {
    await submitRequest(owner);
    const request = owner.requestId;
    const { file } = await desk.uploadOfferFile({
      params: { request },
      file: new Blob([Uint8Array.from(await makeFile())]),
    });
    return { body: { request, file: file.id } };
  },
  markOfferMessagesRead: async ({ owner }) => {
    await submitRequest(owner);
    await owner.api.askAboutQuotation({ body: { invoice: owner.requestInvoice, words: 'Which colours?' } });
    return { body: { request: owner.requestId } };
  },
  askOfferApproval: async (world) => {
    const { request, sales } = await draftBelowFloor(world);
    return { body: { request }, token: sales.token };
  },
  approveOffer: async (world) => {
    const { request, sales } = await draftBelowFloor(world);
    await sales.api.askOfferApproval({ body: { request } });
    return { body: { request, rates: [{ line: 1, rate: 1 }] } };
  },
  setPriceFloor: async (world) => ({ body: { ...(await setFloor(world, 10)), percentage: 1 } }),
  removePriceFloor: async (world) => ({ body: await setFloor(world, 1) }),
  setBranch: async (world) => ({
    body: { ...BRANCH, name: await addBranch(world), version: 1, address: '8 MIDC, Pune 411019' },
  }),
  removeBranch: async (world) => ({ body: { name: await addBranch(world), version: 1 } }),
  setSnippet: async () => ({
    body: { name: aSlug(), kind: 'payment', words: '30% in advance', version: 0 },
  }),
  removeSnippet: async (world) => ({ body: { name: await addSnippet(world), version: 1 } }),
  moveSnippet: async (world) => {
    await addSnippet(world);
    const name = await addSnippet(world);
    const { snippets } = await world.desk.listSnippets();
    const seen = snippets.filter(({ kind }) => kind === 'payment').map((each) => each.name);
    return { body: { name, place: seen.length - 1, seen } };
  },
  changeShopSetting: async (world) => ({
    body: { key: 'tally', version: await setTally(world), values: { sales_ledger: 'Sales Punjab' } },
  }),
  resetShopSetting: async (world) => ({ body: { key: 'tally', version: await setTally(world) } }),
  changeContactLinks: async ({ desk }) => {
    const { version } = (await desk.getShopSettings()).contact;
    const phone = `033${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    return { body: { version, links: { phone } } };
  },
  addHoliday: async () => ({ body: { day: nextDay(), name: 'Diwali' } }),
  removeHoliday: async ({ desk }) => {
    const day = nextDay();
    await desk.addHoliday({ body: { day, name: 'Diwali' } });
    return { body: { day } };
  },

  logInWithPasskey: async (world) => {
    const { passkey } = await addMemberWithPasskey(world);
    const sign = async () => passkey.sign((await world.shop.api().startDeskLogin()).options);
    return { renew: async () => ({ credential: await sign() }) };
  },
  logInWithCode: async (world) => {
    const { name, secret } = await addMemberWithApp(world);
    return { body: { name, code: generateTotp(secret) } };
  },
  logOutOfDesk: async (world) => ({ token: (await addMember(world, 'viewer')).token }),
  startProof: async (world) => ({ token: (await addMemberWithPasskey(world)).token }),
  proveWithPasskey: async (world) => {
    const { passkey, api, token } = await addMemberWithPasskey(world);
    const sign = async () => passkey.sign((await api.startProof()).options);
    return { renew: async () => ({ credential: await sign() }), token };
  },
  proveWithCode: async (world) => {
    const { secret, token } = await addMemberWithApp(world);
    return { body: { code: generateTotp(secret) }, token };
  },
  readStaffLink: async (world) => ({
    body: { token: await linkMember(world, (await addMember(world, 'viewer')).name) },
  }),
  startPasskeyByLink: async (world) => ({
    body: { token: await linkMember(world, (await addMember(world, 'viewer')).name) },
  }),
  setUpPasskeyByLink: async (world) => {
    const token = await linkMember(world, (await addMember(world, 'viewer')).name);
    const start = async () => (await world.shop.api().startPasskeyByLink({ body: { token } })).options;
    return {
      body: { token, name: 'Office computer' },
      renew: async () => ({ credential: createTestPasskey(ORIGIN).register(await start()) }),
    };
  },
  startTotpByLink: async (world) => ({
    body: { token: await linkMember(world, (await addMember(world, 'viewer')).name) },
  }),
  setUpTotpByLink: async (world) => {
    const token = await linkMember(world, (await addMember(world, 'viewer')).name);
    const { secret } = await world.shop.api().startTotpByLink({ body: { token } });
    return { body: { token, code: generateTotp(secret) } };
  },
  startPasskey: async (world) => ({ token: (await addMember(world, 'owner')).token }),
  addPasskey: async (world) => {
    const { api, token } = await addMember(world, 'owner');
    const start = async () => (await api.startPasskey()).options;
    return {
      body: { name: 'PC' },
      renew: async () => ({ credential: createTestPasskey(ORIGIN).register(await start()) }),
      token,
    };
  },
  removePasskey: async (world) => {
    const { api, id, token } = await addMemberWithPasskey(world);
    const { secret } = await api.startTotp();
    await api.confirmTotp({ body: { code: generateTotp(secret) } });
    return { body: { id }, token };
  },
  startTotp: async (world) => ({ token: (await addMember(world, 'owner')).token }),
  confirmTotp: async (world) => {
    const { api, token } = await addMember(world, 'owner');
    const { secret } = await api.startTotp();
    return { body: { code: generateTotp(secret) }, token };
  },
  removeTotp: async (world) => {
    const { api, token } = await addMemberWithPasskey(world);
    const { secret } = await api.startTotp();
    await api.confirmTotp({ body: { code: generateTotp(secret) } });
    return { token };
  },
  renewRecoveryCodes: async (world) => ({ token: (await addMemberWithApp(world)).token }),
  endMyStaffSession: async (world) => {
    const { api, name, token } = await addMember(world, 'viewer');
    await startStaffSession(world.shop.database, 'test', name);
    const { sessions } = await api.getMyAccess();
    return { body: { id: sessions.find((each) => !each.is_current)?.id }, token };
  },
  changeStaff: async (world) => ({
    body: { id: (await addMember(world, 'viewer')).id, version: 1, role: 'sales' },
  }),
  removeStaff: async (world) => ({ body: { id: (await addMember(world, 'viewer')).id, version: 1 } }),
  makeStaffLink: async (world) => ({ body: { id: (await addMember(world, 'viewer')).id } }),
  endStaffSession: async (world) => ({ body: { id: (await addMember(world, 'viewer')).id } }),

  addCatalogueProduct: async (world) => {
    const { id: _, sku: __, ...cells } = (await readCells(world)).cells;
    return { body: { cells: { ...cells, model: newId(), family: '', variant: '' } } };
  },
  saveCatalogueProduct: async (world) => {
    const { id, version } = await addProduct(world);
    return { body: { product: id, version, cells: { title: aName('Saw') } } };
  },
  changeCatalogueProducts: async (world) => {
    const products = [(await addProduct(world)).id, (await addProduct(world)).id];
    const wanted = { kind: 'price_by', value: 5 } as const;
    const { seal } = await world.desk.changeCatalogueProducts({ body: { products, wanted, dry_run: true } });
    return { body: { products, wanted, seal } };
  },
  removeCatalogueProducts: async (world) => {
    const added = [await addProduct(world), await addProduct(world)];
    const versions = Object.fromEntries(added.map(({ id, version }) => [id, version]));
    return { body: { products: added.map(({ id }) => id), versions } };
  },
  undoCatalogueChange: async (world) => {
    const { id, version } = await addProduct(world);
    const { change } = await world.desk.saveCatalogueProduct({
      body: { product: id, version, cells: { title: aName('Saw') } },
    });
    return { body: { change } };
  },
  restoreProductChange: async (world) => {
    const { id, version } = await addProduct(world);
    const { change } = await world.desk.saveCatalogueProduct({
      body: { product: id, version, cells: { title: aName('Saw') } },
    });
    return { body: { product: id, version: version + 1, change } };
  },
  uploadImport: async () => ({ file: Buffer.from('brand,model,price\nBosch,GSB 500,1000\n') }),
  runImport: async (world) => {
    const file = await uploadPrices(world);
    const { seal } = await world.desk.runImport({ body: { ...file, dry_run: true } });
    return { body: { ...file, seal } };
  },
  fetchImportRejects: async (world) => ({ body: await uploadPrices(world) }),
  uploadPicture: async () => ({ file: await makeFile(), headers: { 'x-file-name': 'drill.png' } }),
  setPictureFocus: async (world) => ({
    body: { address: await uploadProductPicture(world), x: 10, y: 50, version: 0 },
  }),
  replacePicture: async (world) => {
    const [address, by] = [await uploadProductPicture(world), await uploadProductPicture(world)];
    const { id, version } = await addProduct(world);
    await world.desk.saveCatalogueProduct({ body: { product: id, version, cells: { images: address } } });
    return { body: { address, by } };
  },

  changeSynonym: async () => ({
    body: { term: aSlug(), replacements: ['drill'], is_optional: false, version: 0 },
  }),
  addKnownBrand: async () => ({ body: { name: aName('Brand') } }),
  removeKnownBrand: async ({ desk }) => {
    const name = aName('Brand');
    await desk.addKnownBrand({ body: { name } });
    return { body: { name } };
  },
  addCategory: async (world) => ({
    body: { name: aName('Saws'), image: await uploadProductPicture(world) },
  }),
  changeCategory: async (world) => ({
    body: { category: (await addEmptyCategory(world)).id, version: 1, name: aName('Saws') },
  }),
  moveCategory: async ({ desk }) => {
    const { categories } = await desk.listCategoryTree();
    return { body: { category: categories[2]?.id, from: 3, to: 1 } };
  },
  removeCategory: async (world) => ({ body: { category: (await addEmptyCategory(world)).id, version: 1 } }),
  changeSpecification: async ({ owner, desk }) => {
    const { pro_category_id: parent, pro_subcategory_id: category } = owner.product;
    const { specifications } = await desk.listSpecificationNames({ params: { id: category } });
    const [first] = specifications;
    const kind = first?.kind === 'text' ? 'choice' : 'text';
    return {
      body: {
        ...{ parent, category, specification: first?.name, version: first?.version },
        ...{ kind, unit: '', better: 'none' },
      },
    };
  },
  changeFamily: async (world) => {
    const { family, version } = await addFamily(world);
    return { body: { family, version, name: aName('Family'), options: ['Length'] } };
  },
  removeFamily: async (world) => {
    const { family, product, version: seen } = await addFamily(world);
    const { version } = (await world.desk.getCatalogueProduct({ params: { id: product } })).product;
    await world.desk.saveCatalogueProduct({ body: { product, version, cells: { family: '', variant: '' } } });
    return { body: { family, version: seen } };
  },
};
