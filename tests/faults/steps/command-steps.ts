import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'drizzle-orm';
import { formatIsoDay } from '#domain/indian-day.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { sealing } from '#server/platform/database/schema.ts';
import {
  acceptRequest,
  beginDraft,
  linkRequest,
  offerRequest,
  submitRequest,
} from '../../authorization/quotation-steps.ts';
import { makeApiKey } from '../../support/integrations.ts';
import {
  AD,
  addBranch,
  addEmptyCategory,
  addFamily,
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
  nextDay,
  readCells,
  sendMessage,
  setFloor,
  setTally,
  shipOrder,
  writePrices,
} from './arrange.ts';
import { addBusyBuyer, addBuyer, addMember, makeFile, type World } from './world.ts';

/** The operator's commands that write: what each of them needs, and what is typed then. */
export type CommandStep = (world: World) => Promise<readonly string[]>;

const PICTURE = 'https://pictures.example/one.jpg';
const PROMOTION = ['--image', PICTURE, '--alt', 'Offers'];

/** A file that the operator has; not of the shop, but in its folder, so that it goes with it. */
async function write({ shop }: World, name: string, content: string | Buffer): Promise<string> {
  const folder = path.join(shop.dataDir, 'of-operator', newId());
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), content);
  return path.join(folder, name);
}

/** Of the request that was made last. */
async function number({ owner, desk }: World): Promise<string> {
  return (await desk.getQuoteRequest({ params: { request: owner.requestId } })).result.estimate_number;
}

const ofRequest =
  (
    arrange: (owner: World['owner']) => Promise<void>,
    words: (name: string) => readonly string[],
  ): CommandStep =>
  async (world) => {
    await arrange(world.owner);
    return words(await number(world));
  };

async function confirmed(world: World): Promise<string> {
  await confirmOrder(world);
  return number(world);
}

async function addReturn(world: World, ...taken: ('agreed' | 'received')[]): Promise<string> {
  const { request, orderId } = await deliverOrder(world);
  const { desk, shop } = world;
  await desk.addReturn({
    body: { request, order_id: orderId, quantity: 1, reason: 'Damaged', no_mail: true },
  });
  const { rows } = await shop.database.execute<{ id: string }>(
    sql`select id from order_returns where order_id = ${orderId}`,
  );
  const id = rows[0]?.id ?? '';
  for (const [index, to] of taken.entries())
    await desk.answerReturn({ body: { return_id: id, version: index + 1, to, no_mail: true } });
  return id;
}

const accept = (name: string) => ['offer', 'accept', name, '--on-word', 'by phone', '--name', 'Asha Rao'];
const prices = async (world: World) => write(world, 'prices.csv', await writePrices(world));

/** The name of the owner's product's categories. */
async function categoryNames(world: World): Promise<{ category: string; subCategory: string }> {
  const { cells } = await readCells(world);
  return { category: cells.category ?? '', subCategory: cells.sub_category ?? '' };
}

export const COMMAND_STEPS: Record<string, CommandStep> = {
  confirm: ofRequest(submitRequest, (name) => ['confirm', name]),
  reject: ofRequest(submitRequest, (name) => ['reject', name, '--reason', 'Not in stock', '--yes']),
  'withdraw-link': async (world) => {
    const { orderId } = await addBusyBuyer(world);
    return ['withdraw-link', orderId.slice(0, 7)];
  },
  ship: async (world) => ['ship', await confirmed(world)],
  deliver: async (world) => ['deliver', (await shipOrder(world)).shipment, '--received-by', 'Ramesh Kumar'],
  'shipments set': async (world) => ['shipments', 'set', (await shipOrder(world)).shipment, '--lr', '77'],
  'returns add': async (world) => {
    const { orderId } = await deliverOrder(world);
    return ['returns', 'add', orderId.slice(0, 7), '--quantity', '1', '--reason', 'Damaged'];
  },
  'returns agree': async (world) => ['returns', 'agree', await addReturn(world)],
  'returns receive': async (world) => ['returns', 'receive', await addReturn(world, 'agreed')],
  'returns refuse': async (world) => ['returns', 'refuse', await addReturn(world), '--answer', 'Too late'],
  'returns settle': async (world) => {
    const id = await addReturn(world, 'agreed', 'received');
    return ['returns', 'settle', id, '--credit-note', `CN/${newId().slice(0, 5)}`, '--amount', '100'];
  },
  discount: ofRequest(submitRequest, (name) => ['discount', name, '5', '--yes']),
  price: async (world) => {
    await submitRequest(world.owner);
    const { rows } = await world.shop.database.execute<{ id: string }>(
      sql`select id from orders where quote_request_id = ${world.owner.requestId}`,
    );
    const price = Math.round(world.owner.product.pro_price * 0.8);
    return ['price', rows[0]?.id.slice(0, 7) ?? '', `${price}`, '--yes'];
  },

  'offer line': ofRequest(beginDraft, (name) => ['offer', 'line', name, '1', '--note', 'Galvanised']),
  'offer add': ofRequest(beginDraft, (name) => [
    ...['offer', 'add', name, '--title', 'Spare kit', '--hsn', '8431', '--rate', '200'],
  ]),
  'offer drop': async (world) => {
    await beginDraft(world.owner);
    const request = world.owner.requestId;
    await world.desk.addOfferLine({
      body: { request, line: { title: 'Spare kit', hsn: '8431', rate: 200 } },
    });
    return ['offer', 'drop', await number(world), '2'];
  },
  'offer charges': ofRequest(beginDraft, (name) => ['offer', 'charges', name, '--packing', '200']),
  'offer terms': ofRequest(beginDraft, (name) => ['offer', 'terms', name, '--valid-days', '10']),
  'offer take-counter': async (world) => {
    const { owner } = world;
    await offerRequest(owner);
    await owner.api.counterQuotation({
      body: {
        invoice: owner.requestInvoice,
        revision: 1,
        lines: [{ number: 1, rate: 800 }],
        words: 'Please.',
      },
    });
    return ['offer', 'take-counter', await number(world)];
  },
  'offer send': ofRequest(beginDraft, (name) => ['offer', 'send', name]),
  'offer amend': async (world) => {
    await acceptRequest(world.owner);
    await world.desk.startOfferDraft({ body: { request: world.owner.requestId } });
    const name = await number(world);
    return ['offer', 'amend', name];
  },
  'offer approve': async (world) => {
    const { request, sales } = await draftBelowFloor(world);
    await sales.api.askOfferApproval({ body: { request } });
    const { name } = await addMember(world, 'owner');
    return ['offer', 'approve', await number(world), '--as', name];
  },
  'offer recall': ofRequest(offerRequest, (name) => ['offer', 'recall', name]),
  'offer discard': ofRequest(beginDraft, (name) => ['offer', 'discard', name]),
  'offer accept': ofRequest(offerRequest, accept),
  'offer decline': ofRequest(submitRequest, (name) => ['offer', 'decline', name, '--reason', 'Not in stock']),
  'offer close': ofRequest(submitRequest, (name) => ['offer', 'close', name, '--reason', 'duplicate']),
  'offer undo': ofRequest(acceptRequest, (name) => ['offer', 'undo', name, '--reason', 'Another one']),
  'offer link': ofRequest(offerRequest, (name) => ['offer', 'link', name]),
  'offer unlink': async (world) => {
    await linkRequest(world.owner);
    return ['offer', 'unlink', await number(world), world.owner.linkId];
  },
  'offer message': async (world) => {
    await submitRequest(world.owner);
    const drawing = await write(world, 'drawing.png', await makeFile());
    return ['offer', 'message', await number(world), 'As drawn.', '--file', drawing];
  },

  'floors set': async (world) => {
    await setFloor(world, 10);
    return ['floors', 'set', (await categoryNames(world)).category, '1'];
  },
  'floors remove': async (world) => {
    await setFloor(world, 1);
    return ['floors', 'remove', (await categoryNames(world)).category];
  },
  'branches add': async (world) => {
    const name = await addBranch(world);
    const { branches } = await world.desk.listBranches();
    await world.desk.removeBranch({ body: { name, version: branches[0]?.version ?? 0 } });
    return ['branches', 'add', name, '--address', BRANCH.address, '--gstin', BRANCH.gstin];
  },
  'branches set': async (world) => ['branches', 'set', await addBranch(world), '--address', '8 MIDC, Pune'],
  'branches remove': async (world) => ['branches', 'remove', await addBranch(world)],
  'snippets set': async () => ['snippets', 'set', aSlug(), '30% in advance', '--kind', 'payment'],
  'snippets remove': async (world) => ['snippets', 'remove', await addSnippet(world)],
  close: ofRequest(submitRequest, (name) => ['close', name, '--spam', '--yes']),

  'products set': async (world) => [
    'products',
    'set',
    (await addProduct(world)).id,
    '--warranty',
    '9 months',
  ],
  'products import': async (world) => ['products', 'import', await prices(world), '--yes'],
  'products remove': async (world) => ['products', 'remove', (await addProduct(world)).id, '--yes'],
  'families set': async (world) => [
    'families',
    'set',
    (await addFamily(world)).name,
    '--name',
    aName('Family'),
  ],
  'families remove': async (world) => {
    const { name, product } = await addFamily(world);
    const { version } = (await world.desk.getCatalogueProduct({ params: { id: product } })).product;
    await world.desk.saveCatalogueProduct({ body: { product, version, cells: { family: '', variant: '' } } });
    return ['families', 'remove', name];
  },
  'categories add': async () => ['categories', 'add', aName('Saws'), '--image', PICTURE],
  'categories set': async (world) => {
    const { name } = await addEmptyCategory(world);
    return ['categories', 'set', name, '--name', aName('Saws')];
  },
  'categories remove': async (world) => [
    'categories',
    'remove',
    (await addEmptyCategory(world)).name,
    '--yes',
  ],
  'specifications set': async (world) => {
    const { category, subCategory } = await categoryNames(world);
    const id = world.owner.product.pro_subcategory_id;
    const [first] = (await world.desk.listSpecificationNames({ params: { id } })).specifications;
    const kind = first?.kind === 'text' ? 'choice' : 'text';
    return [
      ...['specifications', 'set', first?.name ?? '', '--of', subCategory, '--in', category],
      ...['--kind', kind],
    ];
  },
  'specifications read': async (world) => {
    const { category, subCategory } = await categoryNames(world);
    await world.shop.database.execute(sql`
      update products set specification_values = '{}' where sub_category_id = ${world.owner.product.pro_subcategory_id}`);
    return ['specifications', 'read', subCategory, '--in', category];
  },

  'banners add': async () => ['banners', 'add', ...PROMOTION, '--category', 'Welding'],
  'banners set': async ({ desk }) => {
    const { id } = await desk.addBanner({ body: BANNER });
    return ['banners', 'set', id, '--alt', 'Holi'];
  },
  'banners remove': async ({ desk }) => {
    const { id } = await desk.addBanner({ body: BANNER });
    return ['banners', 'remove', id, '--yes'];
  },
  'ads add': async () => ['ads', 'add', '--type', 'ONE', ...PROMOTION, '--link', '/products'],
  'ads set': async ({ desk }) => ['ads', 'set', (await desk.addAd({ body: AD })).id, '--alt', 'Holi'],
  'ads remove': async ({ desk }) => ['ads', 'remove', (await desk.addAd({ body: AD })).id, '--yes'],
  'pages set': async (world) => {
    const file = await write(world, 'about.html', `<p>About ${newId()}</p>`);
    return ['pages', 'set', 'about', file, '--yes'];
  },
  'pages restore': async (world) => {
    const { slug, version } = await addPage(world);
    const further = { title: 'Returns', description: '', is_published: false, is_in_footer: false };
    const { desk } = world;
    await desk.changeFurtherPage({ body: { slug, version, content: '<p>One</p>', ...further } });
    await desk.changeFurtherPage({ body: { slug, version: version + 1, content: '<p>Two</p>', ...further } });
    return ['pages', 'restore', slug, '--yes'];
  },
  'pages add': async (world) => {
    const file = await write(world, 'page.html', '<p>Send it back.</p>');
    return ['pages', 'add', aSlug(), file, '--title', 'Returns'];
  },
  'pages change': async (world) => ['pages', 'change', (await addPage(world)).slug, '--title', 'Refunds'],
  'pages remove': async (world) => ['pages', 'remove', (await addPage(world)).slug, '--yes'],
  'contact-links set': async () => ['contact-links', 'set', '--hours', aName('Daily')],

  'synonyms add': async () => ['synonyms', 'add', aSlug(), 'drill'],
  'synonyms remove': async ({ desk }) => {
    const term = aSlug();
    await desk.changeSynonym({ body: { term, replacements: ['drill'], is_optional: false, version: 0 } });
    return ['synonyms', 'remove', term];
  },
  'brands add': async () => ['brands', 'add', aName('Brand')],
  'brands remove': async ({ desk }) => {
    const name = aName('Brand');
    await desk.addKnownBrand({ body: { name } });
    return ['brands', 'remove', name];
  },
  'messages done': async (world) => ['messages', 'done', await sendMessage(world)],
  'messages remove': async (world) => ['messages', 'remove', await sendMessage(world), '--yes'],
  'mails again': async ({ shop }) => {
    const mail = newId();
    await shop.database.execute(sql`
      insert into mail_log (id, job_id, kind, payload, to_address, subject, state, last_reply)
      values (${mail}, (select 1000000 + count(*) from mail_log), 'quotation-mail', '{}', 'asha@buyer.test',
        'Quotation', 'refused', '550')`);
    return ['mails', 'again', mail];
  },

  'buyers set': async (world) => ['buyers', 'set', (await addBuyer(world)).email, '--name', 'Asha R Rao'],
  'buyers merge': async (world) => {
    const [from, into] = [await addBusyBuyer(world), await addBusyBuyer(world)];
    return ['buyers', 'merge', from.email, into.email, '--yes'];
  },
  'buyers close': async (world) => ['buyers', 'close', (await addBusyBuyer(world)).email, '--yes'],
  'buyers block': async (world) => [
    ...['buyers', 'block', (await addBusyBuyer(world)).email, '--reason', 'Spam', '--yes'],
  ],
  'buyers unblock': async (world) => {
    const { id: account, email } = await addBuyer(world);
    await world.desk.blockBuyer({ body: { account, reason: 'Spam' } });
    return ['buyers', 'unblock', email];
  },
  'remove-held-data': async ({ shop }) => {
    await shop.database.execute(sql`
      insert into pseudonymisation_hold (quote_requests) values (0) on conflict do nothing`);
    return ['remove-held-data'];
  },
  'holidays add': async () => ['holidays', 'add', nextDay(), 'Diwali'],
  'holidays remove': async ({ desk }) => {
    const day = nextDay();
    await desk.addHoliday({ body: { day, name: 'Diwali' } });
    return ['holidays', 'remove', day];
  },
  'holidays import': async (world) => [
    ...[
      'holidays',
      'import',
      await write(world, 'h.csv', `day,name\n${nextDay()},Diwali\n${nextDay()},Puja\n`),
    ],
  ],
  'settings set': async () => ['settings', 'set', 'tally', `sales_ledger=${aName('Sales')}`],
  'settings unset': async (world) => {
    await setTally(world);
    return ['settings', 'unset', 'tally'];
  },

  'sealed on': async () => [
    'sealed',
    'on',
    '--recipient',
    await identityToRecipient(await generateIdentity()),
  ],
  'sealed off': async ({ shop }) => {
    const recipient = await identityToRecipient(await generateIdentity());
    await shop.database.update(sealing).set({ isOn: true, recipient });
    return ['sealed', 'off'];
  },

  'staff add': async () => ['staff', 'add', aName('Operator'), '--role', 'viewer'],
  'staff link': async (world) => ['staff', 'link', (await addMember(world, 'viewer')).name],
  'staff role': async (world) => ['staff', 'role', (await addMember(world, 'viewer')).name, 'sales'],
  'staff remove': async (world) => ['staff', 'remove', (await addMember(world, 'viewer')).name],
  'staff session': async (world) => ['staff', 'session', (await addMember(world, 'viewer')).name],
  'staff end-sessions': async (world) => ['staff', 'end-sessions', (await addMember(world, 'viewer')).name],
  'keys add': async () => [
    ...['keys', 'add', aName('Key'), '--permissions', 'quotes:read', '--until', formatIsoDay(new Date())],
  ],
  'keys remove': async ({ shop }) => {
    const name = aName('Key');
    await makeApiKey(shop, ['quotes:read'], name);
    return ['keys', 'remove', name];
  },
  undo: async (world) => {
    await addSnippet(world);
    const { change_sets: sets } = await world.desk.listChanges({ query: { kind: 'text_snippets' } });
    return ['undo', `${sets[0]?.number}`, '--yes'];
  },
};

/** Commands that write nothing but that they were used; a file that is asked for appears as a whole or not at all. */
export const READING_COMMANDS: readonly string[] = [
  ...['orders', 'show', 'shipments list', 'packing-list', 'returns list', 'offer show', 'offer pro-forma'],
  ...[
    'offer history',
    'offer links',
    'floors list',
    'snippets list',
    'branches list',
    'export orders',
    'export gst',
  ],
  ...['export tally', 'products list', 'products search', 'products export', 'families list'],
  ...['categories list', 'specifications list', 'banners list', 'ads list', 'pages list', 'pages show'],
  ...['pages history', 'contact-links list', 'synonyms list', 'brands list', 'messages list', 'mails list'],
  ...['buyers find', 'buyers show', 'buyers blocked', 'holidays list', 'settings list', 'staff list'],
  ...[
    'sealed status',
    'sealed export',
    'staff sessions',
    'keys list',
    'changes',
    'reads',
    'security-events',
    'check',
    'offer thread',
  ],
];
