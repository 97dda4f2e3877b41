import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { readFlow } from '../../../tests/support/read-pdf.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let folder: string;
let number: string;
beforeAll(async () => {
  shop = await openTestShop();
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-offers-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** A request of two lathes of ₹1,000 each, and of welding rods in words. */
beforeEach(async () => {
  // One account may send only so many requests an hour.
  buyer = await signUpWithPhone(shop);
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There are no products.');
  const { result } = await buyer.api.submitQuoteRequest({
    body: {
      ...quoteRequestFor([{ product, quantity: 2 }]),
      wishes: [{ text: 'Welding rods', quantity: 40, unit: 'KGS' }],
    },
  });
  number = result[0]?.estimate_number ?? '';
  const lathe = { title: 'Lathe', brand: 'Vajra', model: 'L1', listPricePaise: 1_000_00, discountBps: 0 };
  await shop.database.execute(sql`
    update orders set product = product || ${JSON.stringify(lathe)}::jsonb
    where id = ${result[0]?._id}`);
});

const operate = (...typed: string[]) => runCommand(shop, typed);
const offer = (command: string, ...options: string[]) => operate('offer', command, number, ...options);
const statuses = async () => {
  const { orders } = await buyer.api.listOrders();
  return orders.filter((order) => order.estimate_number === number).map(({ orderStatus }) => orderStatus);
};
/** Priced, so that it can be sent. */
async function prepare(): Promise<void> {
  await offer('line', '1', '--rate', '950');
  await offer('line', '2', '--rate-incl-gst', '118', '--hsn', '8311');
}
const countOfferMails = async () => {
  const { rows } = await shop.database.execute<{ count: string }>(
    sql`select count(*) from mail_log where subject like ${`%quotation ${number}%`}`,
  );
  return Number(rows[0]?.count);
};

describe('the draft of an offer', () => {
  it('begins with the orders and wishes, and is not stored by looking at it', async () => {
    const { stdout, exitCode } = await offer('show');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Draft of R1, not sent yet');
    expect(stdout).toMatch(/1 {2}Lathe, Vajra, model L1 +₹2,000\.00\n +2 pieces at ₹1,000\.00 per piece/);
    expect(stdout).toMatch(/2 {2}Welding rods +no price yet\n +40 kg/);
    const { rows } = await shop.database.execute(
      sql`select from quotation_drafts join quote_requests on id = quote_request_id
        where 'EST/' || financial_year || '/' || lpad(running_number::text, 6, '0') = ${number}`,
    );
    expect(rows).toEqual([]);
  });

  it('takes rates with and without GST, discounts, quantities, notes and terms', async () => {
    await offer(
      'line',
      '1',
      '--discount',
      '12.5',
      '--quantity',
      '7.5',
      '--lead-days',
      '10',
      '--note',
      'Ex stock',
    );
    await offer('line', '2', '--rate-incl-gst', '118', '--hsn', '8311');
    await offer('charges', '--freight', '1500', '--packing', '250');
    await operate('snippets', 'set', 'advance-30', '30% in advance', '--kind', 'payment');
    await offer('terms', '--valid-days', '15', '--payment', 'advance-30', '--note', 'Prices are firm.');
    const { stdout } = await offer('show');
    expect(stdout).toContain('7.5 pieces at ₹875.00 per piece · list price ₹1,000.00');
    expect(stdout).toContain('10 working days');
    expect(stdout).toContain('Note: Ex stock');
    expect(stdout).toContain('40 kg at ₹100.00 per kg');
    for (const row of [
      /Lines +₹10,562\.50/,
      /Freight +₹1,500\.00/,
      /Packing +₹250\.00/,
      /Total +₹14,529\.00/,
    ])
      expect(stdout).toMatch(row);
    expect(stdout).toContain('Payment: 30% in advance\nNote: Prices are firm.');
  });

  it('takes lines in words, options, alternatives and rentals, and lets go only of its own', async () => {
    await offer('add', '--title', 'Spare kit', '--hsn', '8431', '--rate', '2500', '--optional');
    await offer('add', '--title', 'Bigger lathe', '--hsn', '8458', '--rate', '5000', '--alternative-to', '1');
    const rental = ['--rent', 'month', '--periods', '1.5', '--deposit', '50000', '--mobilisation', '15000'];
    await offer('add', '--title', 'Tower crane', '--rate', '12,000', ...rental);
    const { stdout } = await offer('show');
    expect(stdout).toMatch(/3 {2}Spare kit \(optional\) +\(₹2,500\.00\)/);
    expect(stdout).toMatch(/4 {2}Bigger lathe \(alternative to line 1\) +\(₹5,000\.00\)/);
    expect(stdout).toMatch(/5 {2}Tower crane +₹33,000\.00\n.*SAC 9973\n +To rent: 1\.5 months\n/);
    expect(stdout).toMatch(/Refundable deposit, not in the total +₹50,000\.00/);
    await offer('drop', '3');
    expect((await offer('show')).stdout).not.toContain('Spare kit');
    expect(await offer('drop', '1')).toMatchObject({
      exitCode: 1,
      stderr: 'The buyer has ordered line 1. It cannot be removed, but you can mark it as not available.\n',
    });
    await offer('line', '1', '--unavailable');
    expect((await offer('show')).stdout).toContain('Lathe, Vajra, model L1 (not available)');
  });

  it('the draft of an offer is shown by “offer show” only: other commands say what they have changed, and the new totals', async () => {
    const { stdout } = await offer('line', '1', '--rate', '950', '--quantity', '3');
    expect(stdout).toContain(`Draft of ${number} R1, not sent yet\n\n`);
    expect(stdout).toContain('\nLine 1, quantity: 2 pieces → 3 pieces\n');
    expect(stdout).toContain('\nLine 1, rate: ₹1,000.00 per piece → ₹950.00 per piece\n');
    expect(stdout).toMatch(/\n {2}Lines +₹2,850\.00\n/);
    expect(stdout).toMatch(/\n {2}Total +₹3,363\.00\n/);
    expect(stdout).not.toContain('Welding rods');
    expect((await offer('line', '1', '--rate', '950')).stdout).toContain('Nothing has changed.');
    expect((await offer('add', '--title', 'Spare kit', '--hsn', '8431', '--rate', '2500')).stdout).toContain(
      'Line 3 added: Spare kit: 1 piece × ₹2,500.00 per piece',
    );
    expect((await offer('drop', '3')).stdout).toContain('Line 3 removed: Spare kit');
    expect((await offer('charges', '--freight', '1500')).stdout).toContain(
      'Freight: included in the prices → ₹1,500.00, in the total',
    );
  });

  it.each([
    [['line', '9', '--rate', '5'], 1, 'There is no line 9. The lines are: 1, 2.'],
    [['line', '1', '--rate', '0'], 1, 'The rate must be an amount from ₹0.01'],
    [['line', '2', '--discount', '5'], 1, 'This line has no list price, so please give the rate.'],
    [['line', '1', '--gst', '5'], 1, 'Title, HSN code and GST rate of a product are those of the catalogue.'],
    [['add', '--product', 'unknown'], 1, 'There is no product “unknown”.'],
    [['add'], 1, 'Please give either a product of the catalogue or, in words, what is offered.'],
    [['line', '1'], 2, 'nothing to change'],
    [['line', '1', '--rate', 'cheap'], 2, 'It must be an amount in rupees'],
    [['line', '1', '--rate', '5', '--discount', '5'], 2, 'cannot be used with'],
    [['charges', '--freight', 'by air'], 2, 'It must be an amount in rupees'],
    [['terms', '--valid-until', '2026-01-31'], 1, 'The offer’s last day (31 Jan 2026) has passed.'],
    [['terms', '--valid-until', '31/02/2027'], 1, 'The last day must be a day such as 2026-12-05.'],
    [['send'], 1, 'There is no draft yet.'],
  ])(
    'says in one sentence why “%s” cannot be done',
    async ([command = '', ...options], exitCode, sentence) => {
      const outcome = await offer(command, ...options);
      expect(outcome).toMatchObject({ exitCode, stdout: '' });
      expect(outcome.stderr).toContain(sentence);
    },
  );

  it('shows in a dry run what it would be, and stays as it is', async () => {
    expect((await offer('line', '1', '--rate', '700', '--dry-run')).stdout).toMatch(
      /^Nothing was changed\. .*→ ₹700\.00 per piece/s,
    );
    expect((await offer('show')).stdout).toContain('₹1,000.00 per piece');
  });
});

describe('an offer', () => {
  it('an offer is shown with its mail and PDF by a dry run, sent, and offered again as it changes', async () => {
    await prepare();
    const pdf = path.join(folder, `${number.replaceAll('/', '-')}.pdf`);
    const { stdout } = await offer('send', '--dry-run', '--pdf', pdf);
    expect(stdout).toContain('Nothing was changed.');
    expect(stdout).toContain(`MAIL TO ${buyer.email}`);
    expect(stdout).toContain('/quotation/…');
    expect(readFlow(readFileSync(pdf))).toContain('Quotation');
    expect((await operate('orders', '--turn', 'ours', '--search', number)).stdout).toContain(number);
    expect(await countOfferMails()).toBe(0);

    expect(await offer('send', '--no-mail')).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(`^R1 of ${number} is sent: ₹6,962\\.00, valid until `),
    });
    expect((await operate('orders', '--turn', 'buyer', '--search', number)).stdout).toContain(
      'R1 offered ₹6,962.00, valid until ',
    );
    expect((await operate('orders', '--turn', 'ours', '--search', number)).stdout).not.toContain(number);
    await offer('line', '1', '--rate', '900');
    expect((await offer('send')).stdout).toContain(`R2 of ${number} is sent`);
    const history = (await offer('history')).stdout;
    expect(history).toContain('Line 1, rate: ₹950.00 per piece → ₹900.00 per piece');
    expect((await operate('show', number)).stdout).toContain('QUOTATION R2');
  });

  it('shows who countered by a link, and takes the counter-offer over', async () => {
    expect((await offer('take-counter')).stderr).toBe('The buyer has made no counter-offer.\n');
    await prepare();
    await offer('send');
    const { stdout: link } = await offer('link');
    const token = /quotation\/(\w{22})/.exec(link)?.[1] ?? '';
    const lines = [
      { number: 1, rate: 800 },
      { number: 2, is_dropped: true },
    ];
    const body = { token, revision: 1, lines, name: 'Ramesh Gupta' };
    await shop.api().counterQuotation({ body });
    expect((await offer('history')).stdout).toContain('R1 countered, Ramesh Gupta, by link');
    const { stdout } = await offer('take-counter');
    expect(stdout).toContain('Line 1, rate: ₹950.00 per piece → ₹800.00 per piece');
    expect(stdout).toContain('Line 2, offer: offered → optional');
  });

  it('keeps “price”, “discount” and “reject” of single orders away', async () => {
    await prepare();
    await offer('send');
    for (const typed of [
      ['price', number, '900'],
      ['discount', number, '5'],
    ]) {
      const { exitCode, stderr } = await operate(...typed);
      expect({ exitCode, stderr }).toEqual({
        exitCode: 1,
        stderr: `${number} has a quotation, so its prices are changed there: offer line ${number} LINE --rate RUPEES\n`,
      });
    }
    expect((await operate('reject', number, '--reason', 'Sold out')).stderr).toContain('R1 is offered');
  });

  it('an offer is accepted on the buyer’s word, undone, and accepted by “confirm”', async () => {
    await prepare();
    await offer('send');
    const word = ['--on-word', 'by phone', '--name', 'Ravi Rao', '--po', 'PO-7', '--po-date', '2026-11-20'];
    expect((await offer('accept', ...word, '--dry-run')).stdout).toContain(`MAIL TO ${buyer.email}`);
    expect(await statuses()).toEqual(['Requested']);
    expect((await offer('accept', ...word)).stdout).toBe(`${number} is accepted: ₹6,962.00.\n`);
    expect(await statuses()).toEqual(expect.arrayContaining(['Confirmed', 'Confirmed']));
    expect((await offer('history')).stdout).toContain(
      'Ravi Rao · said by phone · lines 1, 2 · purchase order PO-7',
    );
    expect((await offer('send')).exitCode).toBe(1);
    expect((await offer('undo', '--reason', 'Wrong buyer')).stdout).toBe(
      `The acceptance of ${number} is undone.\n`,
    );
    expect(await statuses()).toContain('Requested');
    expect((await operate('confirm', number, '--reason', 'by e-mail')).stdout).toMatch(/^Confirmed:\n/);
    expect(await statuses()).toContain('Confirmed');
  });

  it('gives its orders their quoted figures, to the paisa', async () => {
    await prepare();
    await offer('line', '1', '--rate', '950.35');
    await offer('send');
    await offer('accept', '--on-word', 'by phone', '--name', 'Ravi Rao', '--lines', '1');
    const shown = (await operate('show', number)).stdout;
    expect(shown).toMatch(/Agreed rate +₹950\.35\n/);
    expect(shown).toMatch(/Total +₹2,242\.83\n/);
    expect((await operate('orders', '--search', number)).stdout).toMatch(/2 × Lathe +₹2,242\.83/);
  });

  it('an offer has the total of the chosen lines everywhere once it is accepted', async () => {
    await prepare();
    await offer('line', '1', '--rate', '950.35');
    await offer('send');
    const list = async () => (await operate('orders', '--search', number)).stdout.replace(/\s+/g, ' ');
    expect(await list()).toContain('1 line · ₹6,963 with GST · Requested R1 offered ₹6,963.00');
    await offer('accept', '--on-word', 'by phone', '--name', 'Ravi Rao', '--lines', '1');
    expect(await list()).toContain('1 line · ₹2,243 with GST · Confirmed R1 accepted: 1 of 2 lines, ₹2,243');
    const shown = (await operate('show', number)).stdout;
    expect(shown).toContain('R1 accepted: 1 of 2 lines, ₹2,243');
    expect(shown).toMatch(/QUOTATION R1, 1 LINE\n[^₹]*₹1,900\.70/);
    expect(shown).toMatch(/Grand total +₹2,243\.00/);
    const readTotal = async () => {
      const { orders } = await buyer.api.listOrders();
      const order = orders.find((each) => each.estimate_number === number);
      const { revision, accepted_lines, lines } = order?.quotation ?? {};
      return [order?.estimate_total, revision, accepted_lines, lines];
    };
    expect(await readTotal()).toEqual([2_243, 1, 1, 2]);
    await offer('line', '1', '--rate', '900');
    await offer('amend');
    expect(await readTotal()).toEqual([2_124, 2, undefined, undefined]);
    await offer('recall');
    expect(await readTotal()).toEqual([2_243, 1, 1, 2]);
    expect((await offer('history')).stdout).toContain('R1 accepted: 1 of 2 lines, ₹2,243');
  });

  it('an offer has a pro-forma once it is accepted', async () => {
    await prepare();
    await offer('send');
    const pdf = path.join(folder, `${number.replaceAll('/', '-')}-PF.pdf`);
    expect(await offer('pro-forma', '--pdf', pdf)).toMatchObject({
      exitCode: 1,
      stderr: 'There is no pro-forma, because no quotation is accepted.\n',
    });
    await offer('accept', '--on-word', 'by phone', '--name', 'Ravi Rao');
    expect((await offer('pro-forma', '--pdf', pdf)).stdout).toBe(
      `Wrote the pro-forma ${number} R1/PF to ${pdf}\n`,
    );
    expect(readFlow(readFileSync(pdf))).toContain('Pro-forma This is not a tax invoice');
  });

  it('an offer goes to a special economic zone without IGST only with the number of the LUT', async () => {
    await prepare();
    const { stdout } = await offer('terms', '--sez', 'lut');
    expect(stdout).toContain('Supply to SEZ under LUT without payment of IGST');
    expect(stdout).toMatch(/IGST +₹0\.00/);
    expect(await offer('send')).toMatchObject({
      exitCode: 1,
      stderr: 'A supply to SEZ under LUT needs the number of the LUT: add it to the seller in Settings.\n',
    });
    const withLut = { BRAND_LUT: 'AD190326001234X' };
    const sent = await runCommand(shop, ['offer', 'send', number, '--no-mail'], null, withLut);
    expect(sent.stdout).toContain(`R1 of ${number} is sent: ₹5,900.00`);
    await offer('terms', '--sez', 'no');
    expect((await offer('show')).stdout).not.toContain('SEZ');
  });

  it('an offer is amended once something is accepted, and only then', async () => {
    await prepare();
    expect((await offer('amend')).stderr).toBe(
      'Nothing has been accepted yet. To send the draft: offer send\n',
    );
    await offer('send');
    await offer('accept', '--on-word', 'by phone', '--name', 'Ravi Rao');
    await offer('line', '1', '--rate', '900');
    expect((await offer('send')).stderr).toBe(
      'The buyer has accepted a quotation. To offer a change of it: offer amend\n',
    );
    expect((await offer('amend')).stdout).toContain(`R2 of ${number} is sent`);
    expect((await offer('recall')).stdout).toBe(`The offer of ${number} is taken back.\n`);
    expect((await operate('orders', '--state', 'accepted', '--search', number)).stdout).toContain(number);
  });

  it('an offer is declined or closed as a whole', async () => {
    expect((await offer('decline', '--reason', 'Not in stock')).stdout).toBe(
      `${number} is declined: Not in stock\n`,
    );
    expect(await statuses()).toEqual(['Rejected']);
    expect((await offer('close', '--reason', 'spam')).stderr).toBe('The quotation has been declined.\n');
  });

  it('an offer has links, of which each can be ended', async () => {
    expect((await offer('link')).stderr).toBe('No offer has been sent yet.\n');
    await prepare();
    await offer('send', '--no-mail');
    const { stdout } = await offer('link', '--see-only', '--email', 'boss@rao.test');
    const token = /\/quotation\/(\w+)/.exec(stdout)?.[1] ?? '';
    expect(stdout).toContain('https://wa.me/91');
    expect((await shop.api().getLinkedQuotation({ params: { token } })).result.answers).toEqual([]);
    const listed = (await offer('links')).stdout;
    expect(listed).toMatch(/boss@rao\.test +see/);
    const id = /^(\w{7}) +boss/m.exec(listed)?.[1] ?? '';
    expect((await offer('unlink', id)).stdout).toBe(
      `The link for boss@rao.test to ${number} no longer works.\n`,
    );
    await expect(shop.api().getLinkedQuotation({ params: { token } })).rejects.toMatchObject({ status: 404 });
  });
});

it('notes that a new request was read once it is shown', async () => {
  expect((await operate('orders', '--state', 'new', '--search', number)).stdout).toContain('New · our turn');
  expect((await operate('show', number)).stdout).toContain('Open · our turn');
});

it('lists an offer whose last day is over as lapsed, and not as offered', async () => {
  await prepare();
  await offer('send');
  await shop.database.execute(sql`update quote_revisions set lapses_at = now() where state = 'sent'`);
  const list = (state: string) => operate('orders', '--state', state, '--search', number);
  expect((await list('lapsed')).stdout).toContain('R1 lapsed ₹6,962.00');
  expect((await list('offered')).stdout).toBe('No quote requests found.\n');
});
