import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WireMatchedLine } from '#contract/quick-order.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const post = (lines: string[]) =>
  shop.fetch('/api/product/matchList', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines }),
  });

const repeat = (line: string, times: number) => Array.from({ length: times }, () => line);

it.each([
  ['500 lines', repeat('2 nos xyzzy', 500)],
  ['a line of 300 characters', ['x'.repeat(300)]],
])('answers %s, in their order', async (_, lines) => {
  const response = await post(lines);
  expect(response.status).toBe(200);
  const reply: { success: boolean; lines: WireMatchedLine[] } = await response.json();
  expect(reply.success).toBe(true);
  expect(reply.lines).toHaveLength(lines.length);
});

it.each([
  ['no line', [], 422, 'Please enter at least one line.'],
  ['501 lines', repeat('2 nos drill', 501), 422, 'A list can have at most 500 lines.'],
  ['10,000 lines', repeat('2 nos drill', 10_000), 422, 'A list can have at most 500 lines.'],
  ['a line of 301 characters', ['x'.repeat(301)], 422, 'A line can have at most 300 characters.'],
  ['a body over 256 KiB', ['x'.repeat(256 * 1024)], 413, expect.any(String)],
  ['a line of 1 MB', ['x'.repeat(1024 * 1024)], 413, expect.any(String)],
])('rejects %s', async (_, lines, status, msg) => {
  const response = await post(lines);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ success: false, msg });
});

it('sends the first lines while the last ones are still being looked for', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => `${index + 1} nos motor 2 hp`);
  const { body } = await post(lines);
  const pieces = body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await pieces?.read())?.value ?? '';
  expect(first).toContain('"quantity":1,');
  expect(first).not.toContain('"quantity":100,');

  const holder = await shop.database.$client.connect();
  await holder.query('begin; lock table products in access exclusive mode');
  const rest = readRest();
  const countWaiting = async () =>
    (
      await shop.database.execute(
        sql`select from pg_locks where not granted and relation = 'products'::regclass`,
      )
    ).rows.length;
  await expect.poll(countWaiting).toBeGreaterThan(0);
  await holder.query('commit');
  holder.release();
  const reply: { lines: WireMatchedLine[] } = JSON.parse(first + (await rest));
  expect(reply.lines.map(({ quantity }) => quantity)).toEqual(lines.map((_, index) => index + 1));

  async function readRest(): Promise<string> {
    const piece = await pieces?.read();
    return piece?.value === undefined ? '' : piece.value + (await readRest());
  }
});
