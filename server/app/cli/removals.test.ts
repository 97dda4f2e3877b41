import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortId } from '#domain/short-id.ts';
import { selectMessages } from '#server/features/admin/content-queries.ts';
import { selectAds, selectBanners } from '#server/features/content/repository.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { changeStatus } from '../../../tests/support/order-steps.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-removals-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const countProducts = async () => (await shop.api().listProducts({ query: {} })).total;
const run = (typed: string[], answer?: string) => runCommand(shop, typed, answer);

it('a category that is not empty is not asked about', async () => {
  expect(await run(['categories', 'remove', 'Power Tools'], 'y')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(/^“Power Tools” is not empty: it has \d+ products, 5 sub-categories/),
    questions: [],
  });
});

describe('products remove', () => {
  it('asks, says in how many open quote requests the products stand, and leaves their orders', async () => {
    const { api } = await signUpWithPhone(shop);
    const [first, second, third] = await fetchProducts(shop.api(), 3);
    if (!first || !second || !third) throw new Error('too few products');
    const request = async (...products: (typeof first)[]) => {
      const body = quoteRequestFor(products.map((product) => ({ product, quantity: 1 })));
      return (await api.submitQuoteRequest({ body })).result;
    };
    await request(first, second);
    await request(first);
    const [rejected] = await request(second);
    const step = { orderId: rejected?._id ?? '', changedBy: 'meera', reason: 'Sold' } as const;
    await changeStatus(shop.database, { ...step, newStatus: 'Rejected' });
    const before = await countProducts();

    const typed = ['products', 'remove', first._id, second._id, third._id, first._id];
    expect(await run(typed, 'n')).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'Nothing was changed.\n',
      questions: ['Remove 3 products, which are in 2 open quote requests? [y/N] '],
    });
    expect(await countProducts()).toBe(before);
    expect(await run(typed)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--yes') });
    expect(await run(typed, 'y')).toMatchObject({
      exitCode: 0,
      stdout: 'Removed: 3 products, which are in 2 open quote requests\n',
    });
    expect(await countProducts()).toBe(before - 3);
    expect((await api.listOrders()).orders.map(({ order_product }) => order_product.pro_title)).toContain(
      first.pro_title,
    );
  });

  it('names a single product', async () => {
    const [product] = await fetchProducts(shop.api(), 1);
    const { questions } = await run(['products', 'remove', product?._id ?? ''], 'y');
    expect(questions).toEqual([`Remove “${product?.pro_title}”? [y/N] `]);
  });

  it('takes the ids of a file, and all products of a category', async () => {
    const [product] = await fetchProducts(shop.api(), 1);
    const file = path.join(folder, 'ids.txt');
    await writeFile(file, `\uFEFF${product?._id}\r\n\r\n`);
    expect(await run(['products', 'remove', '--from', file, '--yes'])).toMatchObject({
      exitCode: 0,
      stdout: `Removed: “${product?.pro_title}”\n`,
    });
    const { rows } = await shop.database.execute<{ count: number }>(sql`
      select count(*)::integer from products join categories on categories.id = category_id
      where categories.name = 'Welding'`);
    const { stdout } = await run(['products', 'remove', '--category', 'Welding', '--yes']);
    expect(stdout).toBe(`Removed: ${rows[0]?.count} products\n`);
    expect(await run(['products', 'remove', '--category', 'Welding', '--yes'])).toMatchObject({
      exitCode: 1,
      stderr: 'There are no products to remove.\n',
    });
  });

  it('removes nothing when one of the ids is unknown, and is bad usage without any', async () => {
    const before = await countProducts();
    const [product] = await fetchProducts(shop.api(), 1);
    expect(await run(['products', 'remove', product?._id ?? '', 'nobody', 'nor-me', '--yes'])).toMatchObject({
      exitCode: 1,
      stderr: 'There is no product “nobody”.\nThere is no product “nor-me”.\n',
    });
    expect(await run(['products', 'remove', '--yes'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('error: nothing to remove; name products by their ids'),
    });
    expect(await countProducts()).toBe(before);
  });
});

describe('removing a banner, an advertisement, a category or a message', () => {
  it('asks first, with its name', async () => {
    const body = { fname: 'Ravi', lname: 'Das', phone: '9830012345', comment: 'Please call' };
    await shop.api().sendContactMessage({ body });
    const [message] = await selectMessages(shop.database, { includesDone: false });
    const [banner] = await selectBanners(shop.database);
    const [ad] = await selectAds(shop.database);
    const category = ['Spare Parts', '--image', 'https://pictures.example/a.jpg'];
    await run(['categories', 'add', ...category]);
    await run(['categories', 'add', 'Bearings', '--in', ...category]);
    for (const [typed, question] of [
      [['banners', 'remove', shortId(banner?.id ?? '')], `Remove the banner “${banner?.alt}”? [y/N] `],
      [['ads', 'remove', shortId(ad?.id ?? '')], `Remove the advertisement “${ad?.alt}”? [y/N] `],
      [
        ['categories', 'remove', 'Bearings', '--in', 'Spare Parts'],
        'Remove the sub-category “Bearings”? [y/N] ',
      ],
      [['categories', 'remove', 'Spare Parts'], 'Remove the category “Spare Parts”? [y/N] '],
      [
        ['messages', 'remove', shortId(message?.id ?? '')],
        'Remove the message of Ravi Das permanently? [y/N] ',
      ],
    ] as const) {
      const refused = await run([...typed], '');
      expect(refused).toMatchObject({ exitCode: 1, questions: [question], stderr: 'Nothing was changed.\n' });
      expect(await run([...typed])).toMatchObject({ exitCode: 2 });
      expect(await run([...typed], 'y')).toMatchObject({
        exitCode: 0,
        stdout: expect.stringMatching(/^Removed: /),
      });
    }
  });
});
