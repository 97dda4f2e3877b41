import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, type CallName } from '#contract/api.ts';
import { type Call, STORED_FILE } from '#contract/call.ts';
import { fillPath } from '#contract/path.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { EXAMPLES } from '../../../tests/authorization/call-examples.ts';
import type { Input } from '../../../tests/authorization/example.ts';
import { makeOwner, type Owner } from '../../../tests/authorization/owner.ts';
import {
  ADDRESS_ENTRY,
  fetchProducts,
  PARTY,
  quoteRequestFor,
  signUpWithPhone,
} from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { findTextsInInput } from '../../../tests/support/texts-in-input.ts';

const calls = Object.entries(api) as [CallName, Call][];
const callsWithBody = calls.filter(([, declaration]) => declaration.body);

let shop: TestShop;
let token: string;
let staffToken: string;
/** A valid body for each call that has one. */
let validBodies: Partial<Record<CallName, object>>;

beforeAll(async () => {
  shop = await openTestShop();
  ({ token } = await signUpWithPhone(shop));
  const nobody = await makeOwner(shop);
  ({ staffToken } = nobody);
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There is no product.');
  validBodies = {
    ...getExampleBodies(nobody),
    listProductsOfCategoryNamed: { pro_category: 'Welding' },
    getCartDetails: { ids: [product._id] },
    register: { name: 'Asha', email: 'asha@buyer.test', password: 'correct horse' },
    checkActivation: { activation_token: 'unknown' },
    activateAccount: { activation_token: 'unknown' },
    logIn: { email: 'asha@buyer.test', password: 'correct horse' },
    requestPhoneCode: { phonenumber: '9830012345' },
    updateProfile: { name: 'Asha', phone: '9830012345', otp: '000000' },
    saveAddress: ADDRESS_ENTRY,
    updateAddress: ADDRESS_ENTRY,
    changeAccountCart: { added: {}, changed: {}, removed: [] },
    saveToList: { name: 'Monthly', lines: [{ product_id: product._id, quantity: 2.5 }] },
    changeSavedList: { removed: ['unknown'] },
    submitQuoteRequest: quoteRequestFor([{ product, quantity: 1 }]),
    submitWishes: { ...PARTY, wishes: [{ text: 'Welding rods', quantity: 12 }] },
    prepareEstimate: { invoice: 'unknown' },
    removeFile: { file: 'unknown' },
    withdrawEstimateLink: { invoice: 'unknown' },
    listRecentlyViewed: [product._id],
    matchList: { lines: ['2 nos drill'] },
    addToWishlist: { product_id: 'unknown' },
    rateProduct: { order_id: 'unknown', rating: 4 },
    sendContactMessage: {
      fname: 'Asha',
      lname: 'Rao',
      phone: '9830012345',
      comment: 'Do you deliver to Pune?',
    },
    forgetPassword: { email: 'asha@buyer.test' },
    resetPassword: { password: 'correct horse' },
    changePassword: { current_password: 'not mine', password: 'correct horse' },
    changeEmail: { email: 'asha@buyer.test', password: 'not mine' },
    confirmEmail: { email_token: 'unknown' },
    endSession: { session_id: 'unknown' },
    deleteAccount: { password: 'not mine' },
    // The name is kept for others.
    addStaff: { name: 'buyer', role: 'viewer' },
    // What can be done only once.
    blockBuyer: { account: 'unknown', reason: 'Spam' },
    unblockBuyer: { account: 'unknown' },
    eraseBuyer: { account: 'unknown', email: 'asha@buyer.test' },
    // Refused for a public mail provider.
    addBlock: { kind: 'domain', value: 'gmail.com', reason: 'Spam' },
  };
});
afterAll(() => shop.close());

/** Those of the calls about quotations; without their steps before, they name requests that do not exist. */
function getExampleBodies(owner: Owner): typeof validBodies {
  const unknown = { ...owner, requestId: 'unknown', requestInvoice: 'unknown', linkId: 'unknown' };
  const bodies = callsWithBody.map(([name]) => [name, EXAMPLES[name].input?.(unknown, unknown).body]);
  return Object.fromEntries(bodies);
}

/** Of a buyer or, for their calls, of an operator. */
const tokenFor = ({ auth }: Call) => (auth === 'staff' ? staffToken : token);

/**
 * Of each table, without what the shop writes later on its own: the mails of the buyer's registration, words searched
 * for.
 */
async function countRows(): Promise<unknown> {
  const { rows } = await shop.database.execute<{ table_name: string; rows: string }>(sql`
    select table_name, (xpath('//c/text()', query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text as rows
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits', 'mail_log', 'empty_searches')`);
  return Object.fromEntries(rows.map(({ table_name, rows }) => [table_name, rows]));
}

async function send(declaration: Call, body: BodyInit | null, headers: Record<string, string> = {}) {
  const params = Object.fromEntries(
    [...declaration.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'unknown']),
  );
  const response = await shop.fetch(fillPath(declaration.path, params), {
    method: declaration.method,
    headers: { authorization: tokenFor(declaration), 'content-type': 'application/json', ...headers },
    ...(declaration.method === 'POST' ? { body } : {}),
  });
  const isFile = response.ok && declaration.reply === STORED_FILE;
  return { status: response.status, json: isFile ? undefined : await response.json() };
}

/**
 * Whether a value is valid in place of an example's: the same one, and the other boolean. Without `dry_run` a call
 * acts, and an empty filter is one of everything.
 */
function isValidInstead(field: string, example: unknown, value: unknown): boolean {
  if (field === 'dry_run' && value === undefined) return true;
  if (field === 'filter' && JSON.stringify(value) === '{}') return true;
  return value === example || (typeof value === 'boolean' && typeof example === 'boolean');
}

const isEmpty = (value: unknown) => ['[]', '{}'].includes(JSON.stringify(value));

function expectError(outcome: { status: number; json: unknown }, statuses: number[]) {
  expect(outcome.json).toMatchObject({
    success: false,
    code: expect.stringMatching(/./),
    msg: expect.stringMatching(/./),
  });
  expect(statuses).toContain(outcome.status);
}

describe('every call with a body', () => {
  it('has a valid example in this test', () => {
    expect(Object.keys(validBodies).sort()).toEqual(callsWithBody.map(([name]) => name).sort());
  });

  it.each(callsWithBody)(
    '%s rejects a body that is not JSON, not an object, too large or of another type, and stores nothing',
    async (name, declaration) => {
      const before = await countRows();
      for (const text of ['', '{', '{"a":}', 'null\u0000', '\ud800{'])
        expectError(await send(declaration, text), [400]);
      // An empty array is valid where an array is expected.
      const empty = Array.isArray(validBodies[name]) ? '[1]' : '[]';
      for (const json of ['null', empty, '"text"', '1', '{}', '[[[[[[[[]]]]]]]]']) {
        expectError(await send(declaration, json), [422]);
      }
      expectError(await send(declaration, `{"x":"${'y'.repeat(256 * 1024)}"}`), [413]);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '']) {
        expectError(await send(declaration, '{}', { 'content-type': type }), [415]);
      }
      expect(await countRows()).toEqual(before);
    },
  );

  it.each(callsWithBody)(
    '%s rejects each field when it is missing, of a wrong type or oversized, and stores nothing',
    async (name, declaration) => {
      const before = await countRows();
      const valid: object = validBodies[name] ?? {};
      const wrongValues = [
        undefined,
        null,
        true,
        -1,
        1e308,
        [],
        [[]],
        {},
        'x'.repeat(100_000),
        '\u0000',
        '\u0000'.repeat(3),
      ];
      for (const [field, example] of Object.entries(valid)) {
        for (const wrong of wrongValues) {
          if (isValidInstead(field, example, wrong)) continue;
          const outcome = await send(
            declaration,
            JSON.stringify(Array.isArray(valid) ? [wrong] : { ...valid, [field]: wrong }),
          );
          // An optional field may be absent; an array of ids may contain any strings, or none; so may a cart.
          if (outcome.status === 200) {
            const isHarmless = wrong === undefined || isEmpty(wrong) || Array.isArray(valid);
            expect(isHarmless, JSON.stringify(wrong)).toBe(true);
          } else {
            expectError(outcome, [422, 404, 403, 409]);
          }
        }
      }
      expect(await countRows()).toEqual(before);
    },
  );

  it.each(callsWithBody)('%s ignores unknown fields', async (name, declaration) => {
    if (Array.isArray(validBodies[name])) return;
    const expected = await send(declaration, JSON.stringify(validBodies[name]));
    // An operator can use a name for one view only, and an address for one page; floors and snippets are new once.
    await shop.database.execute(sql`
      delete from saved_views; delete from api_keys; delete from price_floors; delete from text_snippets;
      delete from page_contents where title <> ''`);
    const withUnknownFields = JSON.stringify({
      ...validBodies[name],
      isOperator: true,
      constructor: { prototype: 1 },
    }).replace(/^\{/, '{"__proto__":{"isAdmin":true},');
    expect((await send(declaration, withUnknownFields)).status).toBe(expected.status);
  });
});

describe('a request with thousands of faults', () => {
  it('is answered with the first twenty of them and the number of the others', async () => {
    const items = Object.fromEntries(Array.from({ length: 15_000 }, (_, index) => [`p${index}`, 'six']));
    const body = { ...validBodies.submitQuoteRequest, cart: { items, Totalitems: 1 } };
    const { status, json } = await send(api.submitQuoteRequest, JSON.stringify(body));
    expect(status).toBe(422);
    expect(Object.keys(json.fields)).toHaveLength(20);
    expect(json.msg).toMatch(/ 14,980 more fields are not valid\.$/);
  });
});

describe('every text of every call', () => {
  let owner: Owner;
  const databaseErrors: unknown[] = [];
  beforeAll(async () => {
    owner = { ...(await makeOwner(shop)), requestId: 'unknown' };
    const pool = shop.database.$client;
    const { query } = pool;
    pool.query = ((...args: Parameters<typeof query>) => {
      const result = query.apply(pool, args) as unknown as Promise<unknown>;
      result.catch((cause) => databaseErrors.push(cause));
      return result;
    }) as unknown as typeof query;
  });
  /**
   * PostgreSQL stores none of them. A surrogate reaches the shop only in JSON; elsewhere it becomes another character.
   */
  const UNSTORABLE = { body: ['\u0000', 'a\u0000b', '\ud800', 'a\udc00b'], other: ['\u0000', 'a\u0000b'] };

  it.each(calls)('%s rejects it before PostgreSQL does', async (name, declaration) => {
    const example = EXAMPLES[name].input?.(owner, owner) ?? {};
    for (const { part, valid, replace } of findTextsInInput(declaration, example)) {
      // HTTP itself forbids NUL in a header.
      if (part === 'headers') continue;
      for (const text of part === 'body' ? UNSTORABLE.body : UNSTORABLE.other) {
        const { params = {}, query = {}, body } = { ...example, [part]: replace(text) } as Input;
        const response = await shop.fetch(
          `${fillPath(declaration.path, params)}?${new URLSearchParams(query)}`,
          {
            method: declaration.method,
            headers: {
              authorization: declaration.auth === 'staff' ? owner.staffToken : owner.token,
              'content-type': 'application/json',
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          },
        );
        const outcome = { status: response.status, json: await response.json() };
        expectError(outcome, part === 'params' ? [404, 422] : [422]);
        expect(JSON.stringify(outcome.json), valid).not.toContain('\u0000');
      }
    }
    expect(databaseErrors).toEqual([]);
  });

  it('includes the product ids that are keys of a cart', async () => {
    const [body] = [quoteRequestFor([{ product: owner.product, quantity: 1 }])];
    const cart = { items: { '\u0000': 1 }, Totalitems: 1 };
    expectError(await send(api.submitQuoteRequest, JSON.stringify({ ...body, cart })), [422]);
  });
});

describe('every list of products', () => {
  const lists = calls.filter(([, { query }]) => query && 'sid' in query.shape);

  it.each(lists)('%s answers an invalid query with an error or an empty page', async (name, declaration) => {
    const [product] = (await shop.api().listProducts({ query: {} })).products;
    const slug = slugFromTitle(product?.pro_brand ?? '');
    const params = { id: product?.pro_category_id ?? '', query: 'drill', slug };
    const requestList = async (query: string) => {
      const response = await shop.fetch(`${fillPath(declaration.path, params)}?${query}`, {
        method: declaration.method,
        headers: { authorization: tokenFor(declaration), 'content-type': 'application/json' },
        ...(declaration.body ? { body: JSON.stringify(validBodies[name]) } : {}),
      });
      return { status: response.status, json: await response.json() };
    };
    for (const query of [
      'page=0',
      'page=-1',
      'page=1.5',
      'page=x',
      'page=1e3',
      'page=10000000000',
      'limit=201',
      'limit=0',
      'sort=evil',
      'sort=',
    ]) {
      expectError(await requestList(query), [422]);
    }
    for (const query of ['page=1000000000', 'sid=unknown', 'sid=%27%3B--', 'page=1000000000&limit=200']) {
      expect(await requestList(query)).toMatchObject({ status: 200, json: { success: true, products: [] } });
    }
    for (const filter of ['sid', 'brand', 'max_price', 'after'])
      expectError(await requestList(`${filter}=%00`), [422]);
  });
});

describe('an unknown address', () => {
  /** Of the calls that need one. */
  const QUERIES: Partial<Record<CallName, string>> = { compareRevisions: '?a=1&b=1' };
  // A search accepts any text and may find nothing.
  const withParameter = calls.filter(([name, { params }]) => params && name !== 'searchProducts');

  it.each(withParameter)('%s answers 404 with an error response', async (call, declaration) => {
    const names = Array.from(declaration.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
    for (const value of [
      'unknown',
      '10/2',
      'TERM&CONDITION',
      'हिन्दी %',
      '\u0000',
      '__proto__',
      'x'.repeat(500),
      "' or 1=1",
    ]) {
      if (call === 'getPageContent' && value === 'TERM&CONDITION') continue;
      const response = await shop.fetch(
        fillPath(declaration.path, Object.fromEntries(names.map((name) => [name, value]))) +
          (QUERIES[call] ?? ''),
        {
          headers: { authorization: tokenFor(declaration) },
        },
      );
      expectError({ status: response.status, json: await response.json() }, [404]);
    }
  });

  it('is in the log without e-mail addresses, phone numbers and what a terminal would obey', async () => {
    const loggedBefore = shop.logLines.length;
    await shop.fetch('/of/victim@mail.example/9830012345/%C2%9B31mRED%E2%80%AE');
    const [line = ''] = shop.logLines.slice(loggedBefore).filter((each) => each.includes('/of/'));
    expect(JSON.parse(line).address).toBe('/of/…/…/%C2%9B31mRED%E2%80%AE');
  });

  it('takes at most 2 KB of the log', async () => {
    const loggedBefore = shop.logLines.length;
    await shop.fetch(`/api/${'"'.repeat(15_000)}`);
    await shop.fetch(`/verify-account/${'x'.repeat(15_000)}`);
    const lines = shop.logLines.slice(loggedBefore);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const line of lines) expect(line.length).toBeLessThan(2048);
  });

  it('answers 404 when there is no such call', async () => {
    for (const path of ['/api/unknown', '/api/product/getAllProducts/x', '/auth/x', '/api/user/login']) {
      const response = await shop.fetch(path);
      expectError({ status: response.status, json: await response.json() }, [404]);
    }
  });
});

describe('a call for buyers', () => {
  const forBuyers = calls.filter(([, declaration]) => declaration.auth === 'buyer');

  it.each(forBuyers)(
    '%s answers 401 without a valid token, before it checks anything else',
    async (_, declaration) => {
      for (const authorization of ['', 'garbage', 'Bearer garbage']) {
        const outcome = await send(declaration, '{', { authorization });
        expect(outcome).toEqual({
          status: 401,
          json: { success: false, code: 'unauthenticated', msg: 'Invalid Authentication.' },
        });
      }
    },
  );
});

describe('the log', () => {
  it('has one line per request and contains no secrets and no network address', async () => {
    const before = shop.logLines.length;
    const address = '203.0.113.77';
    await shop.fetch(
      '/api/invoice/fetch-pdf/secretInvoiceId12345678',
      { headers: { authorization: 'secret-token' } },
      address,
    );
    await send(api.logIn, JSON.stringify({ email: 'a@b.test', password: 'secret-password' }));
    const lines = shop.logLines.slice(before).map((line) => JSON.parse(line));
    // Mails of earlier requests may be logged in between.
    expect(lines.filter(({ msg }) => !/^trial mode: a mail/.test(msg))).toMatchObject([
      { method: 'GET', address: '/api/invoice/fetch-pdf/:invoice', status: 401 },
      { method: 'POST', address: '/api/user/login', status: 422 },
    ]);
    expect(shop.logLines.join('')).not.toMatch(/secret-password|secret-token|secretInvoiceId|correct horse/);
    expect(shop.logLines.join('')).not.toContain(address);
  });
});
