import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function readIds(...typed: string[]): Promise<string[]> {
  const { stdout } = await runCommand(shop, ['products', ...typed, '--json']);
  return JSON.parse(stdout).map(({ id }: { id: string }) => id);
}

describe('products list', () => {
  it('has every product once, page by page', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => readIds('--limit', '100', '--page', String(page))),
    );
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 52]);
    expect(new Set(pages.flat()).size).toBe(252);
  });

  it('names id, title, model, price and category, and how many more there are', async () => {
    const [id] = await readIds('--limit', '1');
    const { stdout } = await runCommand(shop, ['products', '--limit', '1']);
    expect(stdout).toMatch(/^ID +TITLE +MODEL +PRICE +CATEGORY\n/);
    expect(stdout).toMatch(new RegExp(`\\n${id} `));
    expect(stdout).toMatch(/\n\n… and 251 more: --page 2\n$/);
    const last = await runCommand(shop, ['products', '--limit', '40', '--page', '7']);
    expect(last.stdout).not.toContain('more');
    const beyond = await runCommand(shop, ['products', '--page', '99']);
    expect(beyond.stdout).toBe('No products found.\n');
  });
});

describe('products search', () => {
  it('finds by model and by words, as the shop does', async () => {
    const [{ id, model, title }] = JSON.parse(
      (await runCommand(shop, ['products', '--limit', '1', '--json'])).stdout,
    );
    expect((await readIds('search', model))[0]).toBe(id);
    expect(await readIds('search', title)).toContain(id);
  });

  it('says what was searched instead of a misspelt word, and when nothing is found', async () => {
    const corrected = await runCommand(shop, ['products', 'search', 'griner', '--limit', '1']);
    expect(corrected.stdout).toMatch(/^Found for “grinder”:\n\nID /);
    expect(await runCommand(shop, ['products', 'search', 'qqqqzzzz'])).toMatchObject({
      exitCode: 0,
      stdout: 'No products found.\n',
    });
  });
});
