import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPage } from '#server/features/admin/set-page.ts';
import { requestQuote, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const readPage = async () => (await shop.api().getPageContent({ params: { key: 'ABOUTUS' } })).result.content;

describe('undo', () => {
  it('shows what was changed, asks, and takes it back', async () => {
    await setPage(shop.database, 'meera', 'ABOUTUS', '<p>We sell.</p>');
    await setPage(shop.database, 'meera', 'ABOUTUS', '<p>We rent.</p>');
    const shown =
      /no\. \d+ {2}meera \(cli:.+\) changed page ABOUTUS\n {4}content: <p>We sell\.<\/p> → <p>We rent\.<\/p>\n/;
    const tried = await runCommand(shop, ['undo', '--show']);
    expect(tried).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(shown) });
    expect(tried.stdout).toMatch(/\nThis can be undone\.\n$/);
    expect(await runCommand(shop, ['undo'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/^error: not done, .*Undo this\? .*--yes/),
    });
    expect(await runCommand(shop, ['undo'], 'n')).toMatchObject({
      exitCode: 1,
      stdout: expect.stringMatching(shown),
      stderr: 'Nothing was changed.\n',
      questions: ['Undo this? [y/N] '],
    });
    expect(await readPage()).toBe('<p>We rent.</p>');
    expect(await runCommand(shop, ['undo'], 'y')).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/Undone\.\n$/),
    });
    expect(await readPage()).toBe('<p>We sell.</p>');
  });

  it('takes back the command whose number “changes” shows', async () => {
    await runCommand(shop, ['contact-links', 'set', '--hours', '9 to 5']);
    const { stdout } = await runCommand(shop, ['changes', '--limit', '1']);
    const [, number = ''] = /no\. (\d+)/.exec(stdout) ?? [];
    await setPage(shop.database, 'meera', 'ABOUTUS', '<p>We repair.</p>');
    expect(await runCommand(shop, ['undo', number, '--yes'])).toMatchObject({ exitCode: 0 });
    expect((await shop.api().getContactLinks()).result.hours).not.toBe('9 to 5');
    expect(await readPage()).toBe('<p>We repair.</p>');
    expect(await runCommand(shop, ['undo', number, '--yes'])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('was changed since'),
    });
  });

  it('names the estimate of confirmed orders, not the buyer, and refuses without asking', async () => {
    const { api } = await signUpWithPhone(shop);
    const orders = await requestQuote(api, 2, { order_customer: 'Rao Engineering Works' });
    const number = orders[0]?.estimate_number ?? '';
    await runCommand(shop, ['confirm', number]);
    const refused = await runCommand(shop, ['undo'], 'y');
    expect(refused).toMatchObject({
      exitCode: 1,
      stderr: 'This cannot be undone: buyers may have been mailed about it.\n',
      questions: [],
    });
    expect(refused.stdout.replace(/\s+/g, ' ')).toContain(`changed 2 orders of ${number} `);
    expect(refused.stdout).not.toContain('Rao');
  });
});
