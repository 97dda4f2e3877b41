import { sql } from 'drizzle-orm';
import stringWidth from 'string-width';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

const WIDTH = 80;
const NOTE = 'Ready for dispatch in two lots, each in a crate of its own with the maker’s test certificate';

let shop: TestShop;
let number: string;
const run = (...typed: string[]) => runCommand(shop, typed, null, {}, WIDTH);

/** A long title, crores within the state, a part that was sent, and a return with a long reason. */
beforeAll(async () => {
  shop = await openTestShop();
  const buyer = await signUpWithPhone(shop);
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There are no products.');
  const { result } = await buyer.api.submitQuoteRequest({
    body: {
      ...quoteRequestFor([{ product, quantity: 5 }]),
      line_wishes: {
        [product._id]: { quantity: 40, remark: 'In two lots, the first one before the monsoon' },
      },
      wishes: [{ text: 'Brass bush 25 mm bore × 40 mm, IS 318 LTB-2, machined on all sides', quantity: 30 }],
    },
  });
  number = result[0]?.estimate_number ?? '';
  const id = result[0]?._id ?? '';
  const title = 'CNC Turning Centre 250 mm Chuck with 12-Station Turret and Chip Conveyor';
  await shop.database.execute(sql`
    update orders set product = product || ${JSON.stringify({ title, listPricePaise: 98_765_432_00 })}::jsonb
    where id = ${id}`);
  const steps = [
    ['offer', 'line', number, '1', '--rate', '98765432', '--quantity', '40', '--note', NOTE],
    ['offer', 'line', number, '2', '--rate', '185.50', '--hsn', '8483'],
    ['offer', 'send', number],
    ['offer', 'accept', number, '--on-word', 'by phone', '--name', 'Asha Rao'],
    ['ship', number, '1=25', '--transporter', 'Gati KWE', '--lr', '884512', '--eway', '123456789012'],
    ['deliver', `${number}/S1`, '--received-by', 'Ramesh Kumar'],
    ['ship', number, '1=5'],
    [
      'returns',
      'add',
      id,
      '--quantity',
      '2',
      '--reason',
      'Two pieces arrived with bent shafts and no grease',
    ],
  ];
  for (const step of steps) expect(await run(...step)).toMatchObject({ stderr: '', exitCode: 0 });
});
afterAll(() => shop.close());

it.each([
  ['orders', '--search'],
  ['show'],
  ['offer', 'show'],
  ['offer', 'show', '--sent'],
  ['offer', 'history'],
  ['returns', 'list'],
  ['shipments', 'list'],
])('%s %s is at most as wide as the terminal', async (...command) => {
  const { stdout, stderr, exitCode } = await run(...command, number);
  expect([stderr, exitCode]).toEqual(['', 0]);
  expect(stdout).toContain(number.slice(0, 7));
  expect(stdout.split('\n').filter((line) => stringWidth(line) > WIDTH)).toEqual([]);
});

it('numbers stay whole where a list of returns wraps', async () => {
  const { stdout } = await run('returns', 'list', number);
  expect(stdout).toContain(number);
  expect(stdout).toMatch(/ reason| shafts/i);
});
