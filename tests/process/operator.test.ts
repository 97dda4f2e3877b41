import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireOrder } from '#contract/orders.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { runOperatorProcess } from '../support/operator-process.ts';
import type { Outcome } from '../support/program.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';

let shop: ShopProcess;
let folder: string;
beforeAll(async () => {
  shop = await startShop();
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-operator-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const operate = (...typed: string[]) => runOperatorProcess({ DATA_DIR: shop.dataDir }, ...typed);
const done = (stdout: string | RegExp): Outcome => ({
  code: 0,
  stdout: typeof stdout === 'string' ? stdout : expect.stringMatching(stdout),
  stderr: '',
});
const shows = async (address: string, text: string) =>
  (await (await fetch(shop.url + address)).text()).includes(text);

describe('operator commands while the shop is running', () => {
  it('confirms a quote request, which the buyer then sees', async () => {
    const buyer = await signUpWithPhone(shop);
    const products = await fetchProducts(shop.api(), 2);
    const { result } = await buyer.api.submitQuoteRequest({
      body: quoteRequestFor(products.map((product) => ({ product, quantity: 2 }))),
    });
    const { estimate_number: number, _id: id } = result[0] as WireOrder;
    expect(await operate('orders', '--status', 'requested')).toEqual(done(new RegExp(number)));
    expect(await operate('reject', number)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^A rejection needs a reason: /),
    });
    expect(await operate('staff', 'add', 'meera')).toEqual(done(/^Added: meera \(sales\)\n/));
    expect(await operate('--as', 'meera', 'confirm', number, '--reason', 'In stock')).toEqual(
      done(/^Confirmed:/),
    );
    const { orders } = await buyer.api.listOrders();
    expect(orders.map((order) => order.orderStatus)).toEqual(['Confirmed', 'Confirmed']);
    const shown = await operate('show', id.slice(0, 7));
    expect(shown.stdout).toContain('Confirmed by meera: In stock');
    expect(JSON.parse((await operate('show', id, '--json')).stdout)).toMatchObject([
      { id, status: 'Confirmed' },
    ]);
    expect(await operate('changes', '--limit', '1')).toEqual(
      done(
        /meera \(cli:.+@.+\) changed 2 orders of EST.*\n {4}[\w-]{7} · status: Requested → Confirmed · reason: In stock\n/,
      ),
    );
  });

  it('changes content and banners, shown at once', async () => {
    const file = path.join(folder, 'about.html');
    await writeFile(file, '<h2>Founded in 1987</h2><script>x()</script>');
    expect(await operate('pages', 'set', 'about', file, '--yes')).toEqual(
      done(/^Removed, .*: <script>\.\n.*\+ <h2>Founded in 1987<\/h2>\nStored\.\n$/s),
    );
    const { result } = await shop.api().getPageContent({ params: { key: 'ABOUTUS' } });
    expect(result.content).toBe('<h2>Founded in 1987</h2>');

    expect(await shows('/', 'Monsoon offers')).toBe(false);
    const banner = ['--image', 'https://p.example/a.png', '--alt', 'Monsoon offers', '--category', 'Welding'];
    expect(await operate('banners', 'add', ...banner)).toEqual(done(/^Added: \w{7}\n$/));
    await expect.poll(() => shows('/', 'Monsoon offers')).toBe(true);
    const { headers } = await fetch(shop.url);
    expect(headers.get('content-security-policy')).toMatch(/img-src [^;]*https:/);
  });

  it('exports the catalogue and imports changes to it', async () => {
    const file = path.join(folder, 'products.csv');
    expect(await operate('products', 'export', file)).toEqual(done(`Wrote 252 products to ${file}\n`));
    expect(await operate('products', 'import', file)).toEqual(done('0 added, 0 changed, 252 unchanged\n'));
    expect((await operate('products', 'export')).stdout).toBe(await readFile(file, 'utf8'));

    const [product] = await fetchProducts(shop.api(), 1);
    const prices = path.join(folder, 'prices.csv');
    await writeFile(prices, `id,price,discount\r\n${product?._id},"₹98,765",0\r\n`);
    const tried = await operate('products', 'import', prices, '--dry-run');
    expect(tried).toEqual(
      done(/It would add 0 products and change 1; 0 would stay the same. Nothing was stored./),
    );
    const address = `/product/any/${product?._id}/DEMO`;
    expect(await shows(address, '₹98,765')).toBe(false);
    expect(await operate('products', 'import', prices, '--yes')).toEqual(done(/1 changed/));
    await expect.poll(() => shows(address, '₹98,765')).toBe(true);
  });

  it('finds a file from where the person stands, who may be elsewhere than the checkout', async () => {
    const { code, stdout } = await runOperatorProcess(
      { DATA_DIR: shop.dataDir, INIT_CWD: folder },
      ...['products', 'export', 'here.csv'],
    );
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'Wrote 252 products to here.csv\n' });
    expect(existsSync(path.join(folder, 'here.csv'))).toBe(true);
  });

  it('reports errors on stderr and by the exit code', async () => {
    const file = path.join(folder, 'wrong.csv');
    await writeFile(file, 'id,price,gst\nnobody,1,18\n');
    expect(await operate('products', 'import', file)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /2 {2}id .*There is no product “nobody”.*\n\n1 problem found; nothing was stored.\n$/s,
      ),
    });
    expect(await operate('products', 'import', '/nowhere.csv')).toMatchObject({
      code: 1,
      stderr: 'File not found: /nowhere.csv\n',
    });
    expect(await operate('confirm')).toMatchObject({ code: 2, stdout: '' });
    expect(await operate('confirm', '--help')).toEqual(done(/confirm \[options\] <ORDER\.\.\.>/));
    expect(await operate()).toEqual(done(/products import <FILE.csv>/));
  });
});

describe('operator commands while the shop is stopped', () => {
  it('changes a stopped shop and leaves no PostgreSQL running', async () => {
    await shop.stop();
    expect(await operate('contact-links', 'set', '--phone', '+91 22 1234 5678')).toEqual(
      done('Changed: phone\n'),
    );
    expect(existsSync(path.join(shop.dataDir, 'postgres/postmaster.pid'))).toBe(false);
    await shop.restart();
    expect((await shop.api().getContactLinks()).result.phone).toBe('+91 22 1234 5678');
  });

  it('refuses to create a shop where there is none', async () => {
    const nowhere = path.join(folder, 'nowhere');
    const outcome = await runOperatorProcess({ DATA_DIR: nowhere }, 'orders');
    expect(outcome).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`No database found in ${nowhere}.`),
    });
    expect(existsSync(nowhere)).toBe(false);
    const elsewhere = await runOperatorProcess({ DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c' }, 'orders');
    expect(elsewhere).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be reached') });
  });
});
