import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { readPdfText } from '../../../tests/support/pdf-text.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
});
afterAll(() => shop.close());

const run = (...typed: string[]) => runCommand(shop, typed);

/** The number and the ids of a confirmed request. */
async function confirmed(quantities: number[]): Promise<{ number: string; ids: string[] }> {
  const products = await fetchProducts(shop.api(), quantities.length);
  const lines = products.map((product, index) => ({ product, quantity: quantities[index] ?? 1 }));
  const { result } = await buyer.api.submitQuoteRequest({ body: quoteRequestFor(lines) });
  const number = result[0]?.estimate_number ?? '';
  expect((await run('confirm', number)).exitCode).toBe(0);
  return { number, ids: result.map(({ _id }) => _id) };
}

describe('ship', () => {
  it('sends lines in parts, shows them, and says how much of an order has left', async () => {
    const { number, ids } = await confirmed([5, 1]);
    const { exitCode, stdout } = await run(
      ...[
        'ship',
        number,
        '1=2',
        '2=1',
        '--transporter',
        'VRL Logistics',
        '--lr',
        '1234',
        '--lr-date',
        '25/11/2026',
      ],
      ...['--vehicle', 'wb23a1234', '--packages', '3', '--weight', '1,250.5', '--eway', '1234 5678 9012'],
      ...['--tracking', 'https://vrl.example/1234', '--reason', 'Handle with care'],
    );
    expect([exitCode, stdout.split('\n')[1]]).toEqual([0, expect.stringContaining(`${number}/S1  sent on `)]);
    for (const text of [
      `${ids[0]?.slice(0, 7)}  2 of 5 × `,
      `${ids[1]?.slice(0, 7)}  1 × `,
      'VRL Logistics · LR 1234 of 25/11/2026 · vehicle WB23A1234',
      'E-way bill 123456789012',
      '3 packages · 1,250.5 kg',
      'https://vrl.example/1234',
    ]) {
      expect(stdout).toContain(text);
    }
    expect((await run('show', number)).stdout).toContain('Confirmed, 2 of 5 sent');
    expect((await run('ship', `${ids[0]?.slice(0, 7)}=3`)).stdout).toContain(`${number}/S2`);
    expect((await run('shipments', 'list', number)).stdout.match(/sent on/g)).toHaveLength(2);
  });

  it('without parts sends all that is confirmed, of several requests in a shipment each', async () => {
    const [one, other] = [await confirmed([1, 2]), await confirmed([1])];
    const { stdout } = await run('ship', one.number, other.number, '--reason', 'By our own van');
    expect(stdout).toContain(`${one.number}/S1`);
    expect(stdout).toContain(`${other.number}/S1`);
    const again = await run('ship', one.number);
    expect([again.exitCode, again.stderr]).toEqual([
      1,
      expect.stringContaining('is Shipped; it cannot be shipped.'),
    ]);
    const { result } = await buyer.api.getOrder({ params: { oid: other.ids[0] ?? '' } });
    expect(result.status_history.at(-1)).toMatchObject({ status: 'Shipped', reason: 'By our own van' });
  });

  it('with --dry-run prints the mail and stores nothing', async () => {
    const { number } = await confirmed([2]);
    const { stdout } = await run('ship', number, '1=1', '--transporter', 'Gati', '--dry-run');
    expect(stdout).toContain('Nothing was changed. This is what would happen:');
    expect(stdout).toContain(`MAIL TO ${buyer.email}`);
    expect(stdout).toContain('Gati');
    expect((await run('shipments', number)).stdout).toBe('Nothing has been sent yet.\n');
  });

  it('refuses a line without a request, one that is not there, and a wrong detail', async () => {
    const { number } = await confirmed([2]);
    const fail = async (...typed: string[]) => (await run('ship', ...typed)).stderr;
    expect(await fail('1=2')).toContain('Line 1 of which request?');
    expect(await fail(number, '7=2')).toContain('has 1 lines, so there is no line 7.');
    expect(await fail(number, '1=3')).toContain('only 2 of 2 are left to send.');
    expect(await fail(number, '--tracking', 'http://x.example')).toContain('begins with https://');
    expect(await fail(number, '--weight', 'heavy')).toContain('It must be a number');
    expect(await fail(number, '--on', '2099-01-01')).toContain('on a future date');
  });

  it('asks for an e-way bill above ₹50,000, which “shipments set” adds', async () => {
    const { number } = await confirmed([1]);
    const { stdout } = await run('ship', number, '--invoice', 'INV/9', '--invoice-amount', '56,000');
    expect(stdout).toContain('Worth ₹56,000 with GST.');
    const set = await run('shipments', 'set', `${number}/S1`, '--eway-not-needed', 'Within 10 km');
    expect(set.stdout).toContain('No e-way bill needed: Within 10 km');
    expect(set.stdout).not.toContain('Worth');
    expect((await run('shipments', 'set', `${number}/S1`)).stderr).toContain('nothing to correct');
    expect((await run('shipments', 'set', `${number}/S9`, '--lr', '1')).stderr).toContain(
      'There is no shipment',
    );
  });
});

describe('shipments set', () => {
  it('corrects what was in a shipment', async () => {
    const { number, ids } = await confirmed([3, 1]);
    const name = `${number}/S1`;
    await run('ship', number);
    const { stdout } = await run('shipments', 'set', name, '1=2', '--lr', '77');
    expect(stdout).toContain(`${ids[0]?.slice(0, 7)}  2 of 3 × `);
    expect(stdout).toContain('LR 77');
    expect((await run('show', number)).stdout).toContain('Shipped, 2 of 3 sent');
    const wrong = await run('shipments', 'set', name, 'two');
    expect(wrong).toMatchObject({ exitCode: 1, stderr: '“two” is not a part such as 2=5 or 4fGh2Kd=5.\n' });
    expect((await run('shipments', 'set', name, '9=1')).stderr).toContain('there is no line 9');
  });
});

describe('deliver', () => {
  it('records who received a shipment', async () => {
    const { number } = await confirmed([1]);
    await run('ship', number);
    const name = `${number}/S1`;
    expect(await run('deliver', name)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('--received-by'),
    });
    expect((await run('deliver', name, '--received-by', 'Ramesh Kumar')).stdout).toMatch(
      /Delivered on .* to Ramesh Kumar/,
    );
    expect((await run('show', number)).stdout).toContain('Delivered');
    expect(await run('deliver', name, '--received-by', 'Asha')).toMatchObject({ exitCode: 1 });
  });

  it('of an estimate number delivers its orders and shipments, as before there were any', async () => {
    const { number } = await confirmed([1, 1]);
    await run('ship', number);
    expect((await run('deliver', number, '--reason', 'Gate pass 12')).stdout).toMatch(/^Delivered:\nEST/);
    expect((await run('shipments', 'list', number)).stdout).toContain('Delivered on');
  });
});

describe('packing-list', () => {
  it('writes a PDF without prices', async () => {
    const { number } = await confirmed([5]);
    await run('ship', number, '1=2', '--transporter', 'VRL', '--lr', '1234', '--packages', '2');
    const file = path.join(tmpdir(), `packing-list-${process.pid}.pdf`);
    try {
      const { stdout } = await run('packing-list', `${number}/S1`, '--pdf', file);
      expect(stdout).toBe(`Wrote the packing list to ${file}\n`);
      const text = await readPdfText(new Uint8Array(await readFile(file)));
      for (const part of ['Packing list', `${number}/S1`, '2 of 5', 'VRL', '1234', 'Rao Engineering Works']) {
        expect(text).toContain(part);
      }
      expect(text).not.toContain('₹');
    } finally {
      await rm(file, { force: true });
    }
  });

  it('names the buyer’s purchase order, the invoice and the packages', async () => {
    const [product] = await fetchProducts(shop.api(), 1);
    if (!product) throw new Error('There are no products.');
    const { result } = await buyer.api.submitQuoteRequest({
      body: quoteRequestFor([{ product, quantity: 1 }]),
    });
    const number = result[0]?.estimate_number ?? '';
    await run('offer', 'line', number, '1', '--rate', '950');
    await run('offer', 'send', number);
    const word = ['--on-word', 'by phone', '--name', 'Ravi Rao', '--po', 'PO-7', '--po-date', '2026-11-20'];
    expect((await run('offer', 'accept', number, ...word)).exitCode).toBe(0);
    await run('ship', number, '--invoice', 'INV/7', '--invoice-date', '2026-11-21', '--packages', '3');
    const file = path.join(tmpdir(), `packing-list-of-order-${process.pid}.pdf`);
    try {
      await run('packing-list', `${number}/S1`, '--pdf', file);
      const text = await readPdfText(new Uint8Array(await readFile(file)));
      for (const part of ['Your purchase order', 'PO-7, 20 Nov 2026', 'INV/7, 21 Nov 2026', 'Packages'])
        expect(text).toContain(part);
    } finally {
      await rm(file, { force: true });
    }
  });
});

describe('returns', () => {
  it('are added, answered, settled and listed', async () => {
    const { number, ids } = await confirmed([3]);
    await run('ship', number);
    await run('deliver', `${number}/S1`, '--received-by', 'Ramesh Kumar', '--no-mail');
    const order = ids[0]?.slice(0, 7) ?? '';
    const added = await run(
      'returns',
      'add',
      order,
      '--quantity',
      '2',
      '--reason',
      'Shaft is bent',
      '--no-mail',
    );
    const id = /^(\S{7}) {2}.*asked/m.exec(added.stdout)?.[1] ?? '';
    expect(added.stdout).toMatch(/2 of 3 × /);
    expect(
      (await run('returns', 'settle', id, '--credit-note', 'CN/1', '--amount', '5900')).stderr,
    ).toContain('This return is not agreed yet. Use returns agree first.');
    expect((await run('returns', 'refuse', id)).stderr).toContain('Please say why');
    const { stdout: trial } = await run('returns', 'agree', id, '--dry-run');
    expect(trial).toContain(`MAIL TO ${buyer.email}`);
    expect(trial).toContain('We agree to take back the following.');
    for (const step of ['agree', 'receive'])
      expect((await run('returns', step, id, '--no-mail')).exitCode).toBe(0);
    expect((await run('returns')).stdout).toContain('received');
    const settled = await run(
      'returns',
      'settle',
      id,
      '--credit-note',
      'CN/1',
      '--amount',
      '5900',
      '--no-mail',
    );
    expect(settled.stdout).toContain('settled: CN/1');
    expect((await run('returns', 'list', number)).stdout).toContain('settled: CN/1');
    expect((await run('returns', 'agree', 'nosuchid')).stderr).toContain('There is no return nosuchid.');
  });
});
