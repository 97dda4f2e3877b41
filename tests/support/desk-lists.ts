import { api } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import { REQUEST_FLAGS } from '#domain/quotation/request-flags.ts';

/** An address of the desk's API that lists something, after a year as `writeBusyYear` makes it. */
export type DeskList = { name: string; address: string };

/** Every list of the desk: all calls that can be made without naming anything, and the filters that cost most. */
export function listDeskLists(): DeskList[] {
  const plain = Object.entries<Call>(api)
    .filter(([, call]) => isList(call))
    .map(([name, { path }]) => ({ name, address: path }));
  return [...plain, ...FILTERED];
}

function isList({ auth, method, params, query, reply }: Call): boolean {
  if (auth !== 'staff' || method !== 'GET' || params || typeof reply === 'string') return false;
  return query === undefined || query.safeParse({}).success;
}

const { listQuoteRequests: inbox, listCatalogueProducts: products, listChanges: changes } = api;

function filtered(name: string, { path }: { path: string }, query: Record<string, string>): DeskList {
  return { name, address: `${path}?${new URLSearchParams(query)}` };
}

const FILTERED: readonly DeskList[] = [
  filtered('inbox, our turn', inbox, { turn: 'ours' }),
  filtered('inbox, accepted, in the middle', inbox, { state: 'accepted', after: 'request5000' }),
  filtered('inbox, lapsed', inbox, { state: 'lapsed' }),
  filtered('inbox, oldest first', inbox, { sort: 'oldest' }),
  filtered('inbox, nobody’s', inbox, { assigned: 'nobody' }),
  filtered('inbox, a place', inbox, { place: 'ludhiana' }),
  filtered('inbox, from an amount', inbox, { min: '200000' }),
  filtered('inbox, a frequent name', inbox, { q: 'sharma' }),
  filtered('inbox, a number', inbox, { q: '4711' }),
  filtered('inbox, a product', inbox, { q: 'pump' }),
  ...REQUEST_FLAGS.map((flag) => filtered(`inbox, ${flag.replaceAll('_', ' ')}`, inbox, { flag })),
  filtered('products, a frequent word', products, { q: 'industrial' }),
  filtered('products, hidden', products, { state: 'hidden' }),
  filtered('products, a word in drafts', products, { state: 'draft', q: 'industrial' }),
  filtered('products for an offer', api.findOfferProducts, { q: 'industrial' }),
  filtered('buyers, a frequent name', api.listBuyers, { q: 'sharma' }),
  filtered('buyers, blocked', api.listBuyers, { blocked: 'yes' }),
  filtered('messages, all, in the middle', api.listContactMessages, { all: 'yes', after: 'message5000' }),
  filtered('mails, refused', api.listMails, { state: 'refused' }),
  filtered('mails, to somebody', api.listMails, { to: 'buyer900@firm.example' }),
  filtered('changes, by somebody', changes, { by: 'Meera' }),
  filtered('changes, by nobody', changes, { by: 'Nobody' }),
  filtered('changes, of products', changes, { kind: 'products' }),
  filtered('changes, of one request', changes, { subject: 'request5000' }),
  filtered('changes, in the middle', changes, { after: '5000' }),
  filtered('reads of personal data by nobody', api.listPersonalDataReads, { by: 'Nobody' }),
  filtered('logins of a buyer', api.listSecurityEvents, { account: 'buyer900' }),
];
