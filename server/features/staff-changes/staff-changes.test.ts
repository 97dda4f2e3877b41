import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { setPage } from '#server/features/admin/set-page.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { PASSWORD, signUp } from '../../../tests/support/buyers.ts';
import { addOperator } from '../../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let desk: ApiClient;
beforeAll(async () => {
  shop = await openTestShop();
  await addOperator(shop, 'owner', 'Asha Owner');
  desk = shop.api((await startStaffSession(shop.database, 'test', 'Asha Owner')).token);
});
afterAll(() => shop.close());

const setAbout = (by: string, content: string) => setPage(shop.database, by, 'ABOUTUS', `<p>${content}</p>`);
const readAbout = async () => (await desk.getPageContent({ params: { key: 'ABOUTUS' } })).result.content;

describe('the log of changes', () => {
  it('tells who changed what, field by field, and pages without gaps', async () => {
    for (const word of ['one', 'two', 'three', 'four', 'five']) await setAbout('meera', word);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await desk.listChanges({
        query: { by: 'Meera', kind: 'page_contents', limit: '2', ...(after && { after }) },
      });
      for (const { changed_by: by, changes } of page.change_sets) {
        expect(by).toBe('meera');
        const content = changes[0]?.fields.find(({ name }) => name === 'content');
        seen.push(`${content?.before} to ${content?.after}`);
      }
      after = page.next === null ? undefined : String(page.next);
    } while (after);
    expect(seen.slice(0, 4)).toEqual([
      '<p>four</p> to <p>five</p>',
      '<p>three</p> to <p>four</p>',
      '<p>two</p> to <p>three</p>',
      '<p>one</p> to <p>two</p>',
    ]);
    expect(seen).toHaveLength(5);
  });

  it('finds nothing of tomorrow and everything of today', async () => {
    const day = (offset: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + offset * 86_400_000);
    await setAbout('meera', 'today');
    const find = async (from: string, to: string) =>
      (await desk.listChanges({ query: { from, to } })).change_sets.length;
    expect(await find(day(1), day(2))).toBe(0);
    expect(await find(day(0), day(0))).toBeGreaterThan(0);
    await expect(find('tomorrow', day(0))).rejects.toMatchObject({ status: 422 });
  });

  it('undoes an act in the operator’s name, unless somebody has changed the same since', async () => {
    await setAbout('meera', 'before');
    await setAbout('meera', 'after');
    const [act] = (await desk.listChanges({ query: { limit: '1' } })).change_sets;
    const number = act?.number ?? 0;
    expect(await desk.getChange({ params: { number: String(number) } })).toMatchObject({
      obstacle: '',
      change_sets: [{ kind: 'page_contents', verb: 'changed', count: 1 }],
    });
    expect(await readAbout()).toBe('<p>after</p>');
    await desk.undoChange({ body: { number } });
    expect(await readAbout()).toBe('<p>before</p>');
    const [undone] = (await desk.listChanges({ query: { limit: '1' } })).change_sets;
    expect(undone).toMatchObject({ changed_by: 'Asha Owner', changed_via: 'staff call' });
    const again = await desk.getChange({ params: { number: String(number) } });
    expect(again.obstacle).toContain('was changed since');
    await expect(desk.undoChange({ body: { number } })).rejects.toMatchObject({ status: 409 });
  });

  it('is saved as a file that no spreadsheet takes for formulas', async () => {
    await setAbout('=HYPERLINK', 'x');
    const file = await desk.fetchChanges({ query: { by: '=HYPERLINK' } });
    const [headings, row] = (await file.text()).split('\r\n');
    expect(headings).toContain('number,time,by,through,kind,act,subject,field,before,after');
    expect(row).toContain(",'=HYPERLINK,");
    expect(row).toContain('<p>x</p>');
    const { reads } = await desk.listPersonalDataReads({ query: { by: 'asha owner' } });
    expect(reads[0]).toMatchObject({ command: 'fetchChanges', record_count: null, read_via: 'staff call' });
  });
});

describe('the log of logins', () => {
  it('tells failed logins of operators with the address, also with a name that nobody has', async () => {
    await shop.fetch('/api/staff/login/code', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ name: 'Nobody', code: '123456' }),
    });
    const { events } = await desk.listOperatorLogins();
    expect(events).toMatchObject([{ event: 'login_failed', name: '', address: expect.stringMatching(/\d/) }]);
  });

  it('tells logins and failed logins of a buyer, the latest first', async () => {
    const { email } = await signUp(shop);
    await shop
      .api()
      .logIn({ body: { email, password: 'wrong password' } })
      .catch(() => undefined);
    await shop.api().logIn({ body: { email, password: PASSWORD } });
    const [{ account } = { account: '' }] = (await desk.listSecurityEvents({ query: { limit: '1' } })).events;
    const { events, next } = await desk.listSecurityEvents({ query: { account, limit: '2' } });
    expect(events.map(({ event }) => event)).toEqual(['login', 'login_failed']);
    expect(events[0]?.email).toBe(email);
    const rest = await desk.listSecurityEvents({ query: { account, after: String(next) } });
    expect(rest).toMatchObject({ events: [{ event: 'login' }], next: null });
  });
});
