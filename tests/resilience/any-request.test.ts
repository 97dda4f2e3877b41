import { setTimeout as sleep } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { createOpenApiDocument } from '#contract/openapi.ts';
import { PASSWORD, signUpWithPhone } from '../support/buyers.ts';
import { iterations } from '../support/extended.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';
import { type MadeRequest, type Operation, requestsFor } from './arbitrary-request.ts';

const CASES = iterations(500, 20_000);
const AT_ONCE = 20;
/** `SEED=… npx vitest run tests/resilience/any-request` makes the same requests again. */
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
/** No call may take longer, the deliberate wait of a forgotten password included. */
const HANGS_AFTER_MS = 30_000;
/** A request for another password answers after 2 s in any case. */
const RARELY = 'forgetPassword';

type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Failure: object } };
};
const document = createOpenApiDocument() as Document;
/** Zod resolves references only below `$defs`. */
const toSchema = (schema: object) =>
  z.fromJSONSchema(
    JSON.parse(
      JSON.stringify({ ...schema, $defs: document.components.schemas }).replaceAll(
        '"#/components/schemas/',
        '"#/$defs/',
      ),
    ),
  );
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const schema = operation.responses[200].content['application/json']?.schema;
    return { path, method, operation, reply: schema && toSchema(schema) };
  }),
);
const failureReply = toSchema(document.components.schemas.Failure);
type Made = (typeof operations)[number];

let shop: TestShop;
let email: string;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  ({ email, token } = await signUpWithPhone(shop));
  await shop.stopJobs();
});
afterAll(() => shop.close());

function buildRequest({ path, method }: Made, made: MadeRequest): [string, RequestInit] | undefined {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encode(made.path[name]));
  const query = new URLSearchParams(Object.entries(made.query).map(([name, value]) => [name, asText(value)]));
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const [name, value] of Object.entries(made.header)) {
    try {
      headers.set(name, asText(value));
    } catch {
      // No HTTP client would send it.
      return undefined;
    }
  }
  if (made.isLoggedIn) headers.set('authorization', token);
  const body = method === 'post' ? JSON.stringify(made.body) : undefined;
  return [`${filled}?${query}`, { method, headers, ...(body !== undefined && { body }) }];
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const encode = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());

/** What is wrong with the reply, if anything. */
async function faultOf(made: Made, request: [string, RequestInit]): Promise<string | undefined> {
  const answered = await Promise.race([
    shop.fetch(...request),
    sleep(HANGS_AFTER_MS, undefined, { ref: false }),
  ]);
  if (!answered) return 'no answer';
  const text = await answered.text();
  if (
    answered.status === 401 &&
    request[1].headers instanceof Headers &&
    request[1].headers.has('authorization')
  ) {
    token = (await shop.api().logIn({ body: { email, password: PASSWORD } })).access_token;
  }
  if (answered.status >= 500) return `${answered.status}: ${text}`;
  if (answered.status === 200 && !made.reply) return undefined;
  const schema = answered.status === 200 ? made.reply : failureReply;
  const outcome = schema?.safeParse(JSON.parse(text));
  return outcome?.success ? undefined : `${answered.status} ${text.slice(0, 200)}: ${outcome?.error.message}`;
}

it(
  `${CASES} requests made from the OpenAPI document are answered as it says, and none with 500`,
  async () => {
    const cases = operations.flatMap((made) => {
      const share = Math.ceil(CASES / operations.length);
      const count = made.operation.operationId === RARELY ? Math.min(share, AT_ONCE) : share;
      return fc
        .sample(requestsFor(made.operation), { numRuns: count, seed: SEED })
        .map((request) => ({ made, request }));
    });
    const faults: string[] = [];
    async function work(): Promise<void> {
      for (let next = cases.pop(); next; next = cases.pop()) {
        const request = buildRequest(next.made, next.request);
        const fault = request && (await faultOf(next.made, request));
        if (fault)
          faults.push(
            `${next.made.operation.operationId} ${JSON.stringify(next.request).slice(0, 500)}\n  ${fault}`,
          );
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(faults.slice(0, 10), `SEED=${SEED}`).toEqual([]);
  },
  iterations(300_000, 900_000),
);
