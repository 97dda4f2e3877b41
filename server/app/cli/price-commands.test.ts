import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shortId } from '#domain/short-id.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let number: string;
let first: string;
let second: string;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
});
afterAll(() => shop.close());

/** A request of two orders: of ₹8,40,000 and ₹1,000 per piece, without discount, with 18 % GST. */
beforeEach(async () => {
  const products = await fetchProducts(shop.api(), 2);
  const { result } = await buyer.api.submitQuoteRequest({
    body: quoteRequestFor(products.map((product) => ({ product, quantity: 1 }))),
  });
  number = result[0]?.estimate_number ?? '';
  [first = '', second = ''] = result.map(({ _id }) => _id);
  for (const [id, listPricePaise] of [
    [first, 840_000_00],
    [second, 1_000_00],
  ]) {
    const terms = JSON.stringify({ listPricePaise, discountBps: 0, gstBps: 1800, title: 'Lathe' });
    await shop.database.execute(sql`update orders set product = product || ${terms}::jsonb where id = ${id}`);
  }
});

const operate = (typed: string[], answer?: string) => runCommand(shop, typed, answer);
const addedDiscounts = async () => {
  const orders = [first, second].map((oid) => buyer.api.getOrder({ params: { oid } }));
  return (await Promise.all(orders)).map(({ result }) => result.added_discount);
};

describe('the command discount', () => {
  it('sets all orders of an estimate and names what it replaces', async () => {
    expect((await operate(['discount', first, '4.5'])).stdout).not.toContain('Replaces');
    await operate(['price', second, '900']);
    const { exitCode, stdout } = await operate(['discount', number, '2']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(new RegExp(`${shortId(first)} +Requested +1 × Lathe \\(2% added\\) +₹9,71,376`));
    expect(stdout).toContain(`Replaces 4.5% on ${shortId(first)}, agreed price ₹900 on ${shortId(second)}.`);
    expect(await addedDiscounts()).toEqual([2, 2]);
  });

  it('asks above 30 percentage points', async () => {
    const declined = await operate(['discount', number, '30.5'], 'n');
    expect(declined).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'Nothing was changed.\n',
      questions: [
        `Add more than 30 percentage points to the discount: ${shortId(first)} from ₹8,40,000 to ₹5,83,800 before GST, ${shortId(second)} from ₹1,000 to ₹695 before GST? [y/N] `,
      ],
    });
    const withoutTerminal = await operate(['discount', number, '30.5']);
    expect(withoutTerminal.exitCode).toBe(2);
    expect(withoutTerminal.stderr).toContain('--yes');
    expect(await addedDiscounts()).toEqual([0, 0]);
    expect(await operate(['discount', first, '30'])).toMatchObject({ exitCode: 0, questions: [] });
    expect((await operate(['discount', first, '30.5'], 'y')).exitCode).toBe(0);
    expect((await operate(['discount', second, '50', '--yes'])).exitCode).toBe(0);
    expect(await addedDiscounts()).toEqual([30.5, 50]);
  });

  it('rejects a negative percentage in its own words', async () => {
    const { exitCode, stderr } = await operate(['discount', first, '-5']);
    expect(exitCode).toBe(2);
    expect(stderr.split('\n')[0]).toBe(
      'error: -5 is not a discount: it must be a percentage from 0, such as 5 or 2.5. To raise a price, use the command price.',
    );
  });
});

describe('a dry run', () => {
  it('shows the price and what it replaces, and changes nothing', async () => {
    const { exitCode, stdout, questions } = await operate(['discount', number, '50', '--dry-run'], 'y');
    expect({ exitCode, questions }).toEqual({ exitCode: 0, questions: [] });
    expect(stdout).toMatch(/^Would be set:\n[\s\S]*\(50% added\) +₹4,95,600/);
    await operate(['price', second, '900']);
    expect((await operate(['price', second, '800', '--dry-run'])).stdout).toContain(
      'Replaces agreed price ₹900',
    );
    expect((await addedDiscounts())[0]).toBe(0);
    expect((await operate(['show', second])).stdout).toContain('agreed price ₹900 by');
  });
});

describe('the command price', () => {
  it('says when an order has the price already', async () => {
    await operate(['price', first, '725000']);
    const { exitCode, stdout } = await operate(['price', first, '725000']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^The price is already this, so no mail is sent:\n/);
  });

  it('sets an agreed price, which the order then shows instead of a percentage', async () => {
    const { exitCode, stdout } = await operate(['price', first, '7,25,000']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/1 × Lathe \(agreed price ₹7,25,000\) +₹8,55,500/);
    const replaced = await operate(['price', first, '855501', '--incl-gst']);
    expect(replaced).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('the nearest are') });
    expect((await operate(['price', first, '855500', '--incl-gst'])).exitCode).toBe(0);
    const shown = (await operate(['show', first])).stdout;
    expect(shown).toMatch(/Discount +agreed price\n +Discounted price +₹7,25,000/);
    expect(shown.match(/agreed price ₹7,25,000 by/g)).toHaveLength(1);
    expect((await operate(['changes', '--limit', '1'])).stdout).toContain(
      'added discount: 0% → agreed price (13.69%)',
    );
  });

  it('is for one order, and asks above 30 percentage points', async () => {
    expect(await operate(['price', number, '500'])).toMatchObject({
      exitCode: 1,
      stderr: `A price is agreed for one order at a time, not for ${shortId(first)}, ${shortId(second)}.\n`,
    });
    expect((await operate(['price', second, '699'])).exitCode).toBe(2);
    expect((await operate(['price', second, '700'])).exitCode).toBe(0);
  });
});
