import { expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { loadList, MAX_ADDRESS_LINES } from './load-list.ts';

it('looks for the first lines of a list in the address, and leaves the others in the field', async () => {
  const sent: string[][] = [];
  const api = {
    matchList: async ({ body }: { body: { lines: string[] } }) => {
      sent.push(body.lines);
      const lines = body.lines.map((text) => ({
        text,
        quantity: 2,
        unit: null,
        result: 'none',
        products: [],
      }));
      return { success: true, lines };
    },
  } as unknown as ApiClient;
  const load = (list: string) =>
    loadList(api, {
      params: {},
      url: new URL(`http://shop.test/quick-order?${new URLSearchParams({ list })}`),
    });
  const typed = Array.from({ length: 60 }, (_, index) => `saw ${index}`);
  const { lines, rest } = await load(typed.join('\r\n'));
  expect(sent).toEqual([typed.slice(0, MAX_ADDRESS_LINES)]);
  expect(lines.map((line) => line.typed)).toEqual(sent[0]);
  expect(rest).toBe(typed.slice(MAX_ADDRESS_LINES).join('\n'));
  await load(' \n');
  await load('x'.repeat(1000));
  expect(sent.slice(1)).toEqual([['x'.repeat(300)]]);
});
