import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { selectAccountByEmail } from '#server/features/accounts/repository.ts';
import { correctAccount } from '#server/features/admin/change-accounts.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { PASSWORD, requestQuote, signUp, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { addOperator } from '../../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let asha: ApiClient;
let ravi: ApiClient;
beforeAll(async () => {
  shop = await openTestShop();
  asha = await startAsOwner('Asha Owner');
  ravi = await startAsOwner('Ravi Owner');
});
afterAll(() => shop.close());

async function startAsOwner(name: string): Promise<ApiClient> {
  await addOperator(shop, 'owner', name);
  return shop.api((await startStaffSession(shop.database, 'test', name)).token);
}

const idOf = async (email: string) => (await selectAccountByEmail(shop.database, email))?.id ?? '';
const read = async (account: string) => (await asha.getBuyer({ params: { account } })).result;

describe('the list of buyers', () => {
  it('finds buyers by a part of name, firm, e-mail, phone or GSTIN, and pages without gaps', async () => {
    const buyers = [];
    for (let number = 0; number < 5; number++) {
      const buyer = await signUpWithPhone(shop);
      const gstin = '19AABCU9603R1ZK';
      await requestQuote(buyer.api, 1, { order_customer: `Zenith Pumps ${number}`, order_gstin: gstin });
      buyers.push({ ...buyer, id: await idOf(buyer.email) });
    }
    const [first] = buyers;
    if (!first) throw new Error('There are no buyers.');
    const find = async (q: string) => (await asha.listBuyers({ query: { q } })).buyers.map(({ id }) => id);
    expect(await find(first.email.slice(0, 12))).toEqual([first.id]);
    expect(await find(`+91 ${first.phone}`)).toEqual([first.id]);
    expect(await find('zenith pumps 0')).toEqual([first.id]);
    const newestFirst = buyers.map(({ id }) => id).reverse();
    expect(await find('19aabcu9603')).toEqual(newestFirst);

    const paged: string[] = [];
    let after: string | undefined;
    do {
      const page = await asha.listBuyers({
        query: { q: 'zenith pumps', limit: '2', ...(after && { after }) },
      });
      expect(page.buyers.length).toBeLessThanOrEqual(2);
      paged.push(...page.buyers.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after);
    expect(paged).toEqual(newestFirst);
  });

  it('refuses a text that would find nearly everybody', async () => {
    await expect(asha.listBuyers({ query: { q: 'a ' } })).rejects.toMatchObject({ status: 422 });
  });
});

describe('a buyer', () => {
  it('a buyer is shown with requests, sessions and accounts with the same GSTIN or phone number', async () => {
    const gstin = '19AAUCU4821H1ZS';
    const [one, other] = [await signUpWithPhone(shop), await signUpWithPhone(shop)];
    await requestQuote(one.api, 2, { order_gstin: gstin });
    await requestQuote(other.api, 1, { order_gstin: gstin });
    const buyer = await read(await idOf(one.email));
    expect(buyer).toMatchObject({
      email: one.email,
      phone: one.phone,
      request_count: 1,
      gstins: [gstin],
      requests: [{ state: 'new', estimate_number: expect.stringContaining('EST/') }],
      accepted_count: 0,
      accepted_total: 0,
      sessions: [{ device: expect.any(String) }],
      duplicates: [{ email: other.email, same: 'gstin' }],
    });
  });

  it('a buyer is recorded as read, by call and person', async () => {
    const { email } = await signUp(shop);
    const id = await idOf(email);
    await read(id);
    const { rows } = await shop.database.execute(
      sql`select read_by, read_via, command from personal_data_reads where ${id} = any (record_ids)`,
    );
    expect(rows).toEqual([{ read_by: 'Asha Owner', read_via: 'staff call', command: 'getBuyer' }]);
  });

  it('a buyer is corrected in the operator’s name, and the former address gets a mail', async () => {
    const { email } = await signUp(shop);
    const id = await idOf(email);
    const corrected = await asha.changeBuyer({ body: { account: id, version: 1, name: 'Asha Sharma' } });
    expect(corrected.result).toMatchObject({ name: 'Asha Sharma', email, version: 2 });
    const { rows } = await shop.database.execute(
      sql`select changed_by, changed_via, version, after from changes where kind = 'accounts' and subject = ${id}`,
    );
    expect(rows).toEqual([
      { changed_by: 'Asha Owner', changed_via: 'staff call', version: 2, after: { name: '…' } },
    ]);
    await shop.outbox.waitForMail(email, 'Asha Sharma');
  });

  it('a buyer is not corrected without anything to correct', async () => {
    const account = await idOf((await signUp(shop)).email);
    await expect(asha.changeBuyer({ body: { account, version: 1 } })).rejects.toMatchObject({
      status: 422,
      message: 'Please give a new name or e-mail address.',
    });
    expect((await read(account)).version).toBe(1);
  });

  it('rejects an edit over somebody else’s, and shows who was quicker and what is stored', async () => {
    const { email } = await signUp(shop);
    const account = await idOf(email);
    await ravi.changeBuyer({ body: { account, version: 1, name: 'Asha Verma' } });
    const stale = asha.changeBuyer({ body: { account, version: 1, name: 'Asha Sharma' } });
    await expect(stale).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
      message: expect.stringContaining('Ravi Owner changed this'),
      conflict: {
        changed_by: 'Ravi Owner',
        changed_at: expect.stringContaining('T'),
        version: 2,
        current: { name: 'Asha Verma', email },
      },
    });
    expect((await read(account)).name).toBe('Asha Verma');
    await asha.changeBuyer({ body: { account, version: 2, name: 'Asha Sharma' } });
    expect((await read(account)).name).toBe('Asha Sharma');
  });

  it('counts a change by command or by the buyer, too', async () => {
    const buyer = await signUpWithPhone(shop);
    const account = await idOf(buyer.email);
    const { version } = await read(account);
    await correctAccount(shop.database, 'meera', buyer.email, { name: 'Asha Iyer' });
    const stale = asha.changeBuyer({ body: { account, version, name: 'Asha Rao' } });
    await expect(stale).rejects.toMatchObject({ conflict: { changed_by: 'meera', version: version + 1 } });
    await buyer.api.updateProfile({ body: { name: 'Asha Menon', phone: buyer.phone } });
    await expect(
      asha.changeBuyer({ body: { account, version: version + 1, name: 'Asha Rao' } }),
    ).rejects.toMatchObject({ conflict: { changed_by: null, changed_at: null, version: version + 2 } });
  });

  it('a buyer is blocked, listed as such and let in again', async () => {
    const buyer = await signUp(shop);
    const account = await idOf(buyer.email);
    const blocked = await asha.blockBuyer({ body: { account, reason: 'Spam' } });
    expect(blocked.result).toMatchObject({ is_blocked: true, blocked: { reason: 'Spam' }, sessions: [] });
    const { buyers } = await asha.listBuyers({ query: { blocked: 'yes' } });
    expect(buyers.map(({ id }) => id)).toEqual([account]);
    expect((await asha.listBlocks()).blocks).toMatchObject([{ kind: 'account', email: buyer.email }]);
    await expect(
      shop.api().logIn({ body: { email: buyer.email, password: PASSWORD } }),
    ).rejects.toMatchObject({ status: 403 });
    expect((await asha.unblockBuyer({ body: { account } })).result.is_blocked).toBe(false);
    await shop.api().logIn({ body: { email: buyer.email, password: PASSWORD } });
    await expect(asha.unblockBuyer({ body: { account } })).rejects.toMatchObject({ status: 409 });
  });

  it('a buyer is logged out of one browser or of all', async () => {
    const buyer = await signUp(shop);
    const account = await idOf(buyer.email);
    await shop.api().logIn({ body: { email: buyer.email, password: PASSWORD } });
    const [session] = (await read(account)).sessions;
    const left = await asha.endBuyerSessions({ body: { account, session: session?.id ?? '' } });
    expect(left.result.sessions).toHaveLength(1);
    expect((await asha.endBuyerSessions({ body: { account } })).result.sessions).toEqual([]);
    await expect(buyer.api.listSessions()).rejects.toMatchObject({ status: 401 });
  });

  it('a buyer is merged into another account, which shows both', async () => {
    const [from, into] = [await signUp(shop), await signUp(shop)];
    const ids = { from: await idOf(from.email), into: await idOf(into.email) };
    const merged = await asha.mergeBuyers({ body: ids });
    expect(merged.result.merged_accounts).toEqual([{ id: ids.from, email: from.email }]);
    expect(await read(ids.from)).toMatchObject({
      is_merged: true,
      merged_into: { id: ids.into, email: into.email },
    });
  });

  it('gets the same data as a file as the buyer would', async () => {
    const buyer = await signUpWithPhone(shop);
    await requestQuote(buyer.api, 1);
    const file = await asha.getBuyerData({ params: { account: await idOf(buyer.email) } });
    const { result } = await buyer.api.downloadMyData();
    // Its own download is an event, too.
    expect(Object.keys(file.result)).toEqual(Object.keys(result));
    expect(file.result.orders).toEqual(result.orders);
    expect(file.result.account).toEqual(result.account);
  });

  it('a buyer is deleted only when the address was typed right', async () => {
    const buyer = await signUp(shop);
    const account = await idOf(buyer.email);
    const mistyped = asha.eraseBuyer({ body: { account, email: 'x@buyer.test' } });
    await expect(mistyped).rejects.toMatchObject({ status: 422, fields: { email: expect.any(String) } });
    await asha.eraseBuyer({ body: { account, email: buyer.email.toUpperCase() } });
    await expect(read(account)).rejects.toMatchObject({ status: 404 });
  });
});

describe('blocks without an account', () => {
  it('blocks without an account are added, listed without what they are about, and removed', async () => {
    await asha.addBlock({ body: { kind: 'email', value: 'no@spam.example', reason: 'Junk mails' } });
    await expect(
      asha.addBlock({ body: { kind: 'email', value: 'no@spam.example', reason: 'Again' } }),
    ).rejects.toMatchObject({ status: 409 });
    const [block] = (await asha.listBlocks()).blocks;
    expect(block).toMatchObject({ kind: 'email', email: null, reason: 'Junk mails' });
    await asha.removeBlock({ body: { block: block?.id ?? '' } });
    expect((await asha.listBlocks()).blocks.map(({ reason }) => reason)).not.toContain('Junk mails');
  });

  it('take a domain with accounts, or of a public provider, only from somebody who is certain', async () => {
    const body = { kind: 'domain', value: 'gmail.com', reason: 'Spam' } as const;
    await expect(asha.addBlock({ body })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Anybody can get an address'),
    });
    const { email } = await signUp(shop, 'asha@hits.example');
    await expect(asha.addBlock({ body: { ...body, value: 'hits.example' } })).rejects.toMatchObject({
      message: expect.stringContaining('1 account'),
    });
    await asha.addBlock({ body: { ...body, value: 'hits.example', is_certain: true } });
    expect(await read(await idOf(email))).toMatchObject({ is_email_blocked: true, sessions: [] });
  });
});
