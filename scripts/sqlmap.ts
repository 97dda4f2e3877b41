import { execFile, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CallName } from '#contract/api.ts';
import { createOpenApiDocument } from '#contract/openapi.ts';
import { createConnection } from '#server/platform/database/connection.ts';
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { EXAMPLES } from '../tests/authorization/call-examples.ts';
import type { Input } from '../tests/authorization/example.ts';
import { makeOwner } from '../tests/authorization/owner.ts';
import type { Operation } from '../tests/resilience/arbitrary-request.ts';
import { startShop } from '../tests/support/shop-process.ts';
import type { TestShop } from '../tests/support/test-shop.ts';
import { buildIfStale } from './build.ts';

/**
 * `npm run sqlmap`: lets sqlmap attack every parameter of every call in the OpenAPI document, on a separate shop.
 * Writes its output to reports/sqlmap and exits with 1 unless nothing is injectable. Takes some minutes.
 */

const FOLDER = path.resolve(import.meta.dirname, '../reports/sqlmap');
const OPTIONS = [
  ...['--batch', '--ignore-stdin', '--flush-session', '--disable-coloring', '--skip-waf', '--threads', '2'],
  ...['--level', '2', '--risk', '1', '--technique', 'BEUS', '--dbms', 'PostgreSQL', '--time-sec', '3'],
  ...['--ignore-code', '401,403,404,409,422', '--timeout', '10', '--retries', '1', '--output-dir', FOLDER],
];
const CONCURRENCY = 2;
const TIMEOUT_MS = 300_000;
/** sqlmap inserts its payloads at this mark. */
const INJECTION_MARK = '*';
/** Calls whose token sqlmap attacks; all others look their token up with the same code. */
const TOKEN_TESTED_CALLS: CallName[] = ['verifySession', 'resetPassword', 'logOut'];
/** With the correct password, the first request would change it or delete the account. */
const INPUT_OVERRIDES: Partial<Record<CallName, Input>> = {
  changePassword: { body: { current_password: 'wrong', password: 'another good one' } },
  deleteAccount: { body: { password: 'wrong' } },
};

type Document = { paths: Record<string, Record<string, Operation>> };
const document = createOpenApiDocument() as Document;
const calls = Object.entries(document.paths).flatMap(([address, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ address, method, operation })),
);

if (spawnSync('sqlmap', ['--version']).error) throw new Error('On Debian: apt-get install sqlmap');
buildIfStale();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const shop = await startShop({ LOG_LEVEL: 'error' });
const postgres = await openEmbeddedPostgres(shop.dataDir, () => undefined);
const connection = createConnection(postgres.url, () => undefined);
// Otherwise the rate limits would soon reject most requests.
const rateLimitReset = setInterval(() => void connection.pool.query('delete from rate_limits'), 100);
try {
  const outcomes: [string, string][] = [];
  const queue = [...calls];
  const runWorker = async () => {
    for (let call = queue.shift(); call; call = queue.shift())
      outcomes.push([call.operation.operationId, await attack(call)]);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runWorker));
  for (const [name, outcome] of outcomes.sort()) process.stdout.write(`${name.padEnd(28)}${outcome}\n`);
  if (outcomes.some(([, outcome]) => !outcome.endsWith('nothing injectable'))) process.exitCode = 1;
} finally {
  clearInterval(rateLimitReset);
  await connection.close();
  await postgres.release();
  await shop.close();
}

async function attack(call: (typeof calls)[number]): Promise<string> {
  const name = call.operation.operationId as CallName;
  const owner = await makeOwner({ ...shop, database: connection.database } as unknown as TestShop);
  const input = INPUT_OVERRIDES[name] ?? EXAMPLES[name].input?.(owner, owner) ?? {};
  const file = path.join(FOLDER, `${name}.http`);
  writeFileSync(file, buildRawRequest(call, input, owner.token));
  const { stdout } = await promisify(execFile)('sqlmap', ['-r', file, ...OPTIONS], {
    timeout: TIMEOUT_MS,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((cause: { stdout: string }) => cause);
  appendFileSync(path.join(FOLDER, 'output.txt'), stdout);
  const parameterCount = stdout.match(/parameter '.*' (does not seem to be|is not) injectable/g)?.length ?? 0;
  const found = stdout.match(/^Parameter: .*/gm) ?? [];
  const isComplete = /all tested parameters do not appear to be injectable/.test(stdout);
  if (found.length > 0) return `INJECTABLE: ${found.join(', ')}`;
  return `${parameterCount} parameters, ${isComplete ? 'nothing injectable' : 'not finished'}`;
}

/** The raw HTTP request, with a mark after every value. */
function buildRawRequest(
  { address, method, operation }: (typeof calls)[number],
  input: Input,
  token: string,
): string {
  const inputValues: Record<string, string> = { ...input.params, ...input.query };
  const valuesIn = (location: string) =>
    operation.parameters
      .filter((parameter) => parameter.in === location)
      .map(
        ({ name, schema }) =>
          [name, `${inputValues[name] ?? toExampleValue(schema)}${INJECTION_MARK}`] as const,
      );
  const pathValues = Object.fromEntries(valuesIn('path'));
  const query = valuesIn('query').map((pair) => pair.join('='));
  const headers = valuesIn('header').filter(([name]) => name !== 'authorization');
  return [
    `${method.toUpperCase()} ${address.replace(/\{(\w+)\}/g, (_, name) => pathValues[name] ?? '')}?${query.join('&')} HTTP/1.1`,
    `Host: ${new URL(shop.url).host}`,
    `Authorization: ${token}${TOKEN_TESTED_CALLS.some((name) => name === operation.operationId) ? INJECTION_MARK : ''}`,
    ...headers.map((pair) => pair.join(': ')),
    ...(input.body === undefined ? [] : ['Content-Type: application/json']),
    '',
    input.body === undefined
      ? ''
      : JSON.stringify(input.body).replace(/(?<=:|\[)("[^"]*|-?\d+(?:\.\d+)?)/g, `$1${INJECTION_MARK}`),
  ].join('\r\n');
}

function toExampleValue({ enum: allowedValues, type }: Operation['parameters'][number]['schema']): string {
  return String(allowedValues?.[0] ?? (type === 'integer' || type === 'number' ? 1 : 'drill'));
}
