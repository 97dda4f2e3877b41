import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, randomPhone, signUp } from '../../../tests/support/buyers.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { selectAccountByEmail } from './repository.ts';

const NEW_PASSWORD = 'a quite different one';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const logIn = (email: string, password: string) => shop.api().logIn({ body: { email, password } });

async function listEvents(account: string): Promise<string[]> {
  const { stdout } = await runCommand(shop, ['security-events', '--account', account, '--json']);
  return JSON.parse(stdout).map(({ event }: { event: string }) => event);
}

describe('the security log', () => {
  it('names every login, failed login, logout and change of an account, newest first', async () => {
    const { email, api, token } = await signUp(shop);
    await expect(logIn(email, 'not the password')).rejects.toMatchObject({ status: 422 });
    const other = await logIn(email, PASSWORD);
    const { result } = await api.listSessions();
    const otherId = result.find((session) => !session.is_current)?._id ?? '';
    await api.endSession({ body: { session_id: otherId } });
    await expect(shop.api(other.access_token).logOut()).rejects.toMatchObject({ status: 401 });
    const phone = randomPhone();
    const { otp } = await api.requestPhoneCode({ body: { phonenumber: phone } });
    await api.updateProfile({ body: { name: 'Asha', phone, otp } });
    await api.updateProfile({ body: { name: 'Asha Rao', phone } });
    await api.changePassword({ body: { current_password: PASSWORD, password: NEW_PASSWORD } });
    await shop.api().forgetPassword({ body: { email } });
    const resetToken =
      (await shop.outbox.waitForLink(email, 'Subject: Set a new password')).split('/').at(-1) ?? '';
    await shop.api().resetPassword({ headers: { authorization: resetToken }, body: { password: PASSWORD } });
    await expect(shop.api(token).logOut()).rejects.toMatchObject({ status: 401 });
    const last = shop.api((await logIn(email, PASSWORD)).access_token);
    await last.logOut();
    expect(await listEvents(email.toUpperCase())).toEqual([
      ...['logout', 'login', 'password_reset', 'password_changed', 'phone_changed', 'session_ended'],
      ...['login', 'login_failed', 'login'],
    ]);
  });

  it('contains nothing about an address without an account, also if it is registered', async () => {
    const email = 'waiting@buyer.test';
    await shop.api().register({ body: { name: 'Asha', email, password: PASSWORD } });
    const { rows: before } = await shop.database.execute(sql`select count(*) from security_events`);
    for (const address of [email, 'nobody@buyer.test'])
      await expect(logIn(address, 'not the password')).rejects.toMatchObject({ status: 422 });
    const { rows } = await shop.database.execute(sql`select count(*) from security_events`);
    expect(rows).toEqual(before);
    expect(await runCommand(shop, ['security-events', '--account', email])).toMatchObject({
      exitCode: 1,
      stderr: `There is no account with the e-mail address ${email}.\n`,
    });
  });

  it('is part of the download of a buyer’s data, without the events of others', async () => {
    const [{ api }, other] = [await signUp(shop), await signUp(shop)];
    await expect(logIn(other.email, 'not the password')).rejects.toMatchObject({ status: 422 });
    const { result } = await api.downloadMyData();
    expect(result.security_events).toEqual([{ event: 'login', createdAt: expect.stringMatching(/^20.*Z$/) }]);
  });

  it('keeps the events of a deleted account under its id only', async () => {
    const { email, api } = await signUp(shop);
    const { id = '' } = (await selectAccountByEmail(shop.database, email)) ?? {};
    const { stdout } = await runCommand(shop, ['security-events', '--account', id]);
    expect(stdout).toMatch(new RegExp(`\\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d +login +${id} +${email}\\n`));
    await api.deleteAccount({ body: { password: PASSWORD } });
    expect(await listEvents(id)).toEqual(['account_deleted', 'login']);
    const rows = await shop.database.execute(sql`select * from security_events where account_id = ${id}`);
    expect(JSON.stringify(rows.rows)).not.toContain(email);
    expect((await runCommand(shop, ['security-events', '--account', id])).stdout).toMatch(
      /account deleted +\w{22} +deleted\n/,
    );
  });

  it('can be read as a whole, the newest first', async () => {
    const { email } = await signUp(shop);
    const { stdout } = await runCommand(shop, ['security-events', '--limit', '1', '--json']);
    expect(JSON.parse(stdout)).toEqual([
      { accountId: expect.any(String), email, event: 'login', happenedAt: expect.any(String) },
    ]);
  });
});
