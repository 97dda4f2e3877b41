import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const run = (typed: string, settings: Record<string, string> = {}) =>
  runCommand(shop, ['settings', ...typed.split(' ')], null, settings, 80);

it('lists what holds, and who has set it', async () => {
  const { stdout } = await run('list', { ANSWER_HOURS: '6' });
  expect(stdout).toMatch(/answers hours +6 +WORKING_DAYS/);
  expect(stdout).toMatch(/tally sales_ledger +Sales +the shop itself/);
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

it('sets some values, and forgets them again', async () => {
  expect((await run('set answers days=Mon-Fri hours=4')).stdout).toBe('Changed: answers days, hours\n');
  expect((await run('list')).stdout).toMatch(/answers hours +4 +an operator/);
  const { answers } = JSON.parse((await run('list --json')).stdout);
  expect(answers).toMatchObject({ value: { days: 'Mon-Fri', opens_at: '10:00', hours: 4 }, is_set: true });
  expect((await run('unset answers')).exitCode).toBe(0);
  expect((await run('list')).stdout).toMatch(/answers hours +8 +WORKING_DAYS/);
});

it('refuses other settings, other names and values that cannot be', async () => {
  expect(await run('set colours red=1')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('The settings are answers, shop, seller, bank, quotations, tally.'),
  });
  expect(await run('set answers hour=4')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('the names are days, opens_at, closes_at, hours'),
  });
  expect(await run('set answers hours=many')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('must be a whole number from 1 to 80'),
  });
});
