import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, type CallName } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import type { WireProduct } from '#contract/catalogue.ts';
import { parseEstimateNumber } from '#domain/financial-year.ts';
import { matchesEtag, toCachedResponse } from '#server/platform/cache/cached-response.ts';
import { negotiateEncoding } from '#server/platform/http/encodings.ts';
import { validate } from '#server/platform/http/validate.ts';
import { truncateAtWord } from '#web/seo/truncate-at-word.ts';
import { EXAMPLES } from '../authorization/call-examples.ts';
import type { Owner } from '../authorization/owner.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { EXTENDED, iterations } from '../support/extended.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';
import { findTextsInInput } from '../support/texts-in-input.ts';

/**
 * Whatever a stranger sends, reading it takes time in proportion to its length. Times are the shortest of
 * several, because a busy machine interrupts some. With the square of the length, 16 KB take some 400 ms.
 */
const MAX_LENGTH = 16_384;
const MAX_MS = 5;
/** Twice the length may take twice the time, and half as much again for chance. */
const MAX_GROWTH = 3;
/** Shorter times say nothing about growth. */
const UNMEASURABLE_MS = 1;
const RUNS = iterations(4, 25);
/** What is slow by chance is not slow every time. */
const MAX_REPEATS = 10;

const ALL_PARTS = [
  ...[
    ' ',
    '\t',
    ';',
    ',',
    '=',
    '%',
    '"',
    "'",
    '(',
    '[',
    '\\',
    '/',
    '-',
    '.',
    ':',
    '@',
    '&',
    '<',
    '+',
    '*',
    '_',
  ],
  ...[
    '0',
    '9',
    'a',
    'A',
    'é',
    ' ;',
    '; q=',
    'a ',
    'a@',
    '@a.',
    '-.',
    '::',
    '%2',
    '%25',
    '=,',
    'a=b&',
    '<a',
    '&lt',
  ],
  ...['1.', '0,', 'bytes=0-', '"x", ', 'Bearer ', '../', '://'],
];

const PARTS = ALL_PARTS.filter((_, index) => EXTENDED || index % 3 === 0);

/** Texts of this length: each part repeated, alone and around a text that would be valid. */
function* hostileTexts(length: number, valid = 'a') {
  for (const part of PARTS) {
    const filling = part.repeat(Math.ceil(length / part.length)).slice(0, length - valid.length);
    yield filling;
    yield filling + valid;
    yield valid + filling;
    yield `${filling.slice(length / 2)}${valid}${filling.slice(length / 2)}!`;
  }
}

/** Numbers every reading, because some results are cached. */
let readings = 0;

/** The shortest of several times, or the first that is too short to matter. */
async function measure(run: (reading: number) => unknown, runs = RUNS): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let count = 0; count < runs && shortest > UNMEASURABLE_MS; count += 1) {
    readings += 1;
    const startedAt = performance.now();
    await run(readings);
    shortest = Math.min(shortest, performance.now() - startedAt);
  }
  return shortest;
}

/** @returns what takes too long, with the beginning of the text for which it does. */
async function findSlowTexts(read: (text: string) => unknown, valid?: string): Promise<string[]> {
  const slow: string[] = [];
  const overheadMs = await measure(() => read(valid ?? 'a'));
  const halves = hostileTexts(MAX_LENGTH / 2, valid);
  for (const text of hostileTexts(MAX_LENGTH, valid)) {
    const half = halves.next().value ?? '';
    const check = async () => {
      const ms = await measure((reading) => read(text + reading));
      if (ms <= UNMEASURABLE_MS) return undefined;
      const halfMs = Math.max(await measure((reading) => read(half + reading)), UNMEASURABLE_MS);
      const isSlow = ms - overheadMs > MAX_MS || ms > MAX_GROWTH * halfMs;
      return isSlow ? `${text.slice(0, 20)}…: ${halfMs.toFixed(1)} → ${ms.toFixed(1)} ms` : undefined;
    };
    let problem = await check();
    for (let repeat = 0; problem && repeat < MAX_REPEATS; repeat += 1) problem = await check();
    if (problem) slow.push(problem);
  }
  return slow;
}

const calls = Object.entries(api) as [CallName, Call][];

const PRODUCT: WireProduct = {
  ...{
    _id: 'product',
    pro_title: 'Drill',
    pro_description: '',
    pro_images: [],
    pro_price: 100,
    pro_discount: 0,
  },
  ...{ pro_gst_percentage: 18, pro_category: 'Tools', pro_category_id: 'tools', pro_subcategory: 'Drills' },
  ...{ pro_subcategory_id: 'drills', pro_rating: [], pro_pdf_link: null, pro_metadetails: { img_alt: '' } },
  ...{ pro_brand: '', pro_model: '', pro_hsn: '', pro_specifications: [], pro_deciding_specifications: [] },
};
const OWNER = {
  ...{ email: 'asha@buyer.test', token: 'token', product: PRODUCT, wishId: 'wish', addressId: 'address' },
  ...{ orderId: 'order', invoice: 'invoice', sessionId: 'session' },
} as unknown as Owner;

describe.each(calls)('the input of %s', (name, declaration) => {
  it('is validated in linear time', async () => {
    for (const { part, valid, replace } of findTextsInInput(
      declaration,
      EXAMPLES[name].input?.(OWNER, OWNER) ?? {},
    )) {
      const schema = declaration[part];
      const read = (text: string) => {
        try {
          if (schema) validate(schema, replace(text));
        } catch {
          // Most are not valid.
        }
      };
      expect(await findSlowTexts(read, valid), `${part} ${valid}`).toEqual([]);
    }
  });
});

/** Every request header that the server reads, and some that it might. */
const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-encoding', 'content-length'],
  ...['content-type', 'cookie', 'host', 'idempotency-key', 'if-modified-since', 'if-none-match', 'origin'],
  ...['range', 'referer', 'sec-fetch-site', 'sec-purpose', 'user-agent', 'x-file-name', 'x-forwarded-for'],
  ...['purpose', 'traceparent', 'x-moz'],
];

describe('a header', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('is in the list of this test if the server reads it', () => {
    const server = path.resolve(import.meta.dirname, '../../server');
    const code = globSync('**/*.ts', { cwd: server })
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(path.join(server, file), 'utf8'))
      .join('\n');
    const read = code.matchAll(/(?:headers\.get|req\.header)\('([\w-]+)'\)|headers\['([\w-]+)'\]/g);
    const names = new Set([...read].map(([, method, index]) => method ?? index ?? ''));
    // Only of responses.
    names.delete('vary');
    expect([...names].filter((name) => !HEADERS.includes(name))).toEqual([]);
    expect(names.size).toBeGreaterThan(10);
  });

  it.each(HEADERS)('%s is read in linear time', async (name) => {
    const requests: [string, RequestInit][] = [
      ['/livez', {}],
      ['/api/user/authVerify', {}],
      ['/api/invoice/delete-pdf/unknown', { headers: { 'sec-fetch-site': 'cross-site' } }],
      ['/api/staff/session', { headers: { 'sec-fetch-site': 'same-origin' } }],
      ['/api/user/login', { method: 'POST', body: '{}' }],
    ];
    for (const [address, init] of requests) {
      const read = async (text: string) => {
        const headers = new Headers({ 'content-type': 'application/json', ...init.headers });
        headers.set(name, text);
        await (await shop.fetch(address, { ...init, headers }, '127.0.0.1')).text();
      };
      expect(await findSlowTexts(read), address).toEqual([]);
    }
  });

  it('If-None-Match and Accept-Encoding are compared with a cached response in linear time', async () => {
    const cached = await toCachedResponse(new Response('text'));
    expect(await findSlowTexts((text) => matchesEtag(text, cached), `"${cached.etagPrefix}"`)).toEqual([]);
    expect(await findSlowTexts((text) => negotiateEncoding(text), 'gzip')).toEqual([]);
  });

  it.each(['%s', '/%s', '/api/%s', '/verify-account/%s', '/api/product/getAllProducts/x?%s', '/livez?a=%s'])(
    'the address “%s” is read in linear time',
    async (pattern) => {
      const read = async (text: string) => {
        const address = pattern.replace('%s', () => encodeURI(text).slice(0, MAX_LENGTH));
        await (await shop.fetch(address.startsWith('/') ? address : `/${address}`)).text();
      };
      expect(await findSlowTexts(read)).toEqual([]);
    },
  );
});

describe('a text', () => {
  it.each([
    ['as an estimate number', parseEstimateNumber, 'EST/2026-27/000123'],
    ['as a description', (text: string) => truncateAtWord(text, 150), undefined],
  ] as const)('%s is read in linear time', async (_, read, valid) => {
    expect(await findSlowTexts(read, valid)).toEqual([]);
  });
});

// Pages are rendered in another process, so only the clock tells, which a busy machine makes useless.
describe.runIf(EXTENDED)('the address of a page', () => {
  let shop: DatabaseShop;
  beforeAll(async () => {
    shop = await startDatabaseShop();
  });
  afterAll(() => shop.close());

  it.each(['/search?query=%s', '/login%s', '/%s/x', '/products?brand=%s', '/product/any/%s/DEMO'])(
    '%s is rendered in time that grows with its length',
    async (pattern) => {
      for (const part of ['/', '-', '%20', 'a', '.', '%3C', ';', '=', '%26']) {
        const open = (length: number) => async (reading: number) => {
          const address = pattern.replace('%s', () => part.repeat(length / part.length) + reading);
          await (await fetch(shop.url + address, { redirect: 'manual' })).text();
        };
        // Rendering a page takes far longer than reading its address.
        const overheadMs = await measure(open(30), 5);
        const halfMs = Math.max((await measure(open(7000), 5)) - overheadMs, 20);
        const ms = (await measure(open(14_000), 5)) - overheadMs;
        expect(ms, `${part}: ${halfMs.toFixed()} → ${ms.toFixed()} ms`).toBeLessThan(MAX_GROWTH * halfMs);
      }
    },
  );
});
