import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBuyer } from '#server/features/admin/find-buyers.ts';
import { updateMail, upsertMail } from '#server/features/mail-log/repository.ts';
import { newId } from '#server/platform/database/new-id.ts';
import {
  ADDRESS_ENTRY,
  GSTIN,
  requestQuote,
  signUp,
  signUpWithPhone,
} from '../../../tests/support/buyers.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const run = (typed: string[], answer?: string) => runCommand(shop, ['buyers', ...typed], answer);

/** A buyer with a quote request for this firm, and a saved address of another one. */
async function createBuyerOf(firm: string, savedFirm = 'Saved Works') {
  const buyer = await signUpWithPhone(shop, undefined, `${newId().toLowerCase()}@buyer.test`);
  await requestQuote(buyer.api, 1, { order_customer: firm, order_phone: '9000000001' });
  await buyer.api.saveAddress({ body: { ...ADDRESS_ENTRY, address_customer: savedFirm } });
  return buyer;
}

describe('buyers find', () => {
  it('finds a buyer by name, firm, e-mail, verified and typed phone, GSTIN and saved firm', async () => {
    const { email, phone } = await createBuyerOf('Sardar Machine Tools', 'Sardar Foundry');
    const typedPhone = `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
    for (const text of [
      ...['asha rao', 'ardar machine', email.slice(3).toUpperCase(), phone, typedPhone, '90000 00001'],
      ...[GSTIN.toLowerCase(), GSTIN.slice(0, 12), 'sardar foundry'],
    ]) {
      const { exitCode, stdout } = await run(['find', text]);
      expect({ text, exitCode, stdout }).toMatchObject({
        exitCode: 0,
        stdout: expect.stringContaining(email),
      });
    }
    const { stdout } = await run(['find', email]);
    expect(stdout).toContain('1 quote request on');
    expect(stdout).toContain(`Sardar Machine Tools · GSTIN ${GSTIN}`);
  });

  it('takes characters of patterns literally, and says when it finds nobody or nothing is given', async () => {
    expect((await run(['find', '%'])).stdout).toBe('No buyers found.\n');
    expect((await run(['find', 'nobody_at all'])).stdout).toBe('No buyers found.\n');
    expect(await run(['find', ' '])).toMatchObject({
      exitCode: 1,
      stderr: 'Please enter a text to search for.\n',
    });
  });

  it('lists as many as asked for, newest first, and says how many more there are', async () => {
    const domain = `${newId().toLowerCase()}.test`;
    for (const name of ['first', 'second', 'third']) await signUp(shop, `${name}@${domain}`);
    const { stdout } = await run(['find', `@${domain}`, '--limit', '2']);
    expect(stdout).toMatch(/third@[\s\S]*second@[\s\S]*… and 1 more; --limit lists as many as you want.\n$/);
    expect(stdout).not.toContain('first@');
  });
});

describe('buyers show', () => {
  it('lists the estimates and the saved addresses', async () => {
    const { email, api } = await createBuyerOf('Rao Engineering Works');
    const { orders } = await api.listOrders();
    const { stdout } = await run(['show', email]);
    expect(stdout).toContain(`Estimates: ${orders[0]?.estimate_number} (`);
  });

  it('says that the address refused the last mail, until one is accepted', async () => {
    const { email } = await signUp(shop);
    const mail = { kind: 'account-emails', payload: {}, quoteRequestId: undefined, toAddress: email };
    /** After the mail about the login, which is still on its way. */
    const logMail = async (hour: number, state: 'refused' | 'sent', lastReply: string) => {
      const { id } = await upsertMail(shop.database, { ...mail, jobId: `test ${hour}`, subject: 'Welcome' });
      await updateMail(shop.database, { id, state, lastReply });
      await shop.database.execute(
        sql`update mail_log set updated_at = now() + make_interval(hours => ${hour}) where id = ${id}`,
      );
    };
    await logMail(1, 'refused', '550 mailbox unavailable');
    const { stdout } = await run(['show', email]);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(
      /The e-mail address refused a mail on \S+ \S+: 550 mailbox unavailable /,
    );
    await logMail(2, 'sent', '250 OK');
    expect((await run(['show', email])).stdout).not.toContain('refused');
  });
});

describe('buyers block', () => {
  it('blocks an account and names the orders that wait, which “close” takes', async () => {
    const { email } = await createBuyerOf('Spam Works');
    const { exitCode, stdout } = await run(['block', email, '--reason', 'Sends spam']);
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: `Blocked: ${email}\nOrders still Requested: 1. To reject them without a mail:\n  npm run operator -- close --spam --buyer ${email}\n`,
    });
    expect((await run(['show', email])).stdout).toMatch(/Blocked on .*: Sends spam/);
    expect((await run(['blocked'])).stdout).toContain(email);
    const close = ['close', '--spam', '--buyer', email];
    expect(await runCommand(shop, close)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining(`Close 1 order of ${email} as spam, without a mail?`),
    });
    const closed = await runCommand(shop, [...close, '--yes']);
    expect(closed.stdout).toMatch(/^Closed as spam:[\s\S]*Rejected/);
    expect(await run(['unblock', email])).toMatchObject({ exitCode: 0, stdout: `Unblocked: ${email}\n` });
    expect((await run(['unblock', email])).exitCode).toBe(1);
  });

  it('asks before it blocks a domain, and says how many accounts have addresses there', async () => {
    const domain = `${newId().toLowerCase()}.test`;
    for (const name of ['one', 'two']) await signUp(shop, `${name}@${domain}`);
    const typed = ['block', '--domain', domain, '--reason', 'Sends spam'];
    expect(await run(typed)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--yes') });
    const refused = await run(typed, 'n');
    expect(refused).toMatchObject({ exitCode: 1, stderr: 'Nothing was changed.\n' });
    expect(refused.questions).toEqual([
      `2 accounts have addresses at ${domain}. Block everybody there? [y/N] `,
    ]);
    expect(await getBuyer(shop.database, `one@${domain}`)).toMatchObject({ isEmailBlocked: false });
    expect((await run(typed, 'y')).stdout).toBe(`Blocked: ${domain}\n`);
    expect((await run(['show', `one@${domain}`])).stdout).toContain('address or its domain is blocked');
  });

  it('blocks a public mail provider with --yes only, even on a terminal', async () => {
    const typed = ['block', '--domain', 'Gmail.com', '--reason', 'Sends spam'];
    const { exitCode, stderr, questions } = await run(typed, 'y');
    expect({ exitCode, questions }).toEqual({ exitCode: 2, questions: [] });
    expect(stderr).toContain('anybody can get an address at gmail.com, and 0 accounts have addresses there.');
    expect((await run([...typed, '--yes'])).exitCode).toBe(0);
    await run(['unblock', 'gmail.com']);
  });

  it.each([
    [['block', '--reason', 'x'], 'either an account’s e-mail address or one of the options'],
    [['block', 'a@b.test', '--gstin', GSTIN, '--reason', 'x'], 'or one of the options'],
    [['block', 'a@b.test'], "required option '--reason <TEXT>' not specified"],
  ])('%j is bad usage', async (typed, message) => {
    expect(await run(typed)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(message) });
  });
});

describe('buyers merge', () => {
  it('asks, names what moves, and shows the account that stays', async () => {
    const from = await createBuyerOf('Rao Engineering Works');
    const into = await signUp(shop);
    const refused = await run(['merge', from.email, into.email], '');
    expect(refused).toMatchObject({ exitCode: 1, stderr: 'Nothing was changed.\n' });
    expect(refused.questions).toEqual([
      `Move everything in ${from.email}, with 1 quote request, to ${into.email}, and close the login of ${from.email}? [y/N] `,
    ]);
    const { stdout } = await run(['merge', from.email, into.email], 'y');
    expect(stdout).toContain(`Joined: ${from.email} is now part of this account.`);
    expect(stdout).toContain('1 quote request on');
    expect((await run(['show', from.email])).stdout).toContain(`Part of the account ${into.email}`);
  });
});

describe('buyers close', () => {
  it('asks before it deletes an account', async () => {
    const { email } = await signUp(shop);
    expect((await run(['close', email], 'n')).exitCode).toBe(1);
    expect(await getBuyer(shop.database, email)).toMatchObject({ email });
    expect((await run(['close', email, '--yes'])).stdout).toBe(`Closed: ${email}\n`);
  });
});

describe('close', () => {
  it.each([
    [['close'], "required option '--spam' not specified"],
    [['close', '--spam'], 'give either orders or --buyer'],
    [['close', 'abc1234', '--spam', '--buyer', 'a@b.test'], 'give either orders or --buyer'],
  ])('%j is bad usage', async (typed, message) => {
    expect(await runCommand(shop, typed)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining(message),
    });
  });
});
