import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { logInToDesk } from '../support/desk.ts';

let shop: DatabaseShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  shop = await startDatabaseShop();
  buyer = await signUpWithPhone(shop);
});
test.afterAll(() => shop.close());

/** @returns the id of a new request. */
async function ask(firm: string): Promise<string> {
  const orders = await requestQuote(buyer.api, 1, { order_customer: firm });
  return orders[0]?.order_invoice_id ?? '';
}

/** Opens a screen, and waits until it receives changes. */
async function open(page: Page, path: string): Promise<void> {
  const connected = page.waitForResponse((response) => response.url().endsWith('/api/staff/events'));
  await page.goto(`${shop.url}/desk${path}`);
  await connected;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The first desk of a process loads its screen once more when it is connected.
  await page.waitForLoadState('networkidle').catch(() => undefined);
}

const firms = (page: Page) => page.locator('tbody tr td:has-text("Works")');
const listChanges = (page: Page) => page.getByRole('main').getByRole('status');

test('a new request is announced, and no row moves until it is asked for', async ({ visit }) => {
  await ask('First Works');
  const { page } = await visit();
  await logInToDesk(shop, page, 'sales');
  await open(page, '/requests');
  await expect(page.getByRole('row', { name: /First Works/ })).toBeVisible();
  const before = await firms(page).allTextContents();
  await ask('Second Works');
  await ask('Third Works');
  await expect(listChanges(page).filter({ hasText: 'New requests: 2' })).toBeVisible();
  expect(await firms(page).allTextContents()).toEqual(before);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.locator('tbody tr').first()).toContainText('Third Works');
  await expect(page.getByText('New requests')).toHaveCount(0);
});

test('what changes between the load of a screen and the connection is not missed', async ({ visit }) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'sales');
  // The shop listens from the first desk on.
  await open(page, '/requests');
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/staff/events', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto(`${shop.url}/desk/requests`);
  await expect(firms(page).first()).toBeVisible();
  await ask('Between Works');
  letGo();
  await expect(listChanges(page).filter({ hasText: 'New requests: 1' })).toBeVisible();
});

test('what a colleague changes in another window changes in its place', async ({ visit }) => {
  await ask('Taken Works');
  const [watching, acting] = [await visit(), await visit()];
  await logInToDesk(shop, watching.page, 'viewer');
  const name = await logInToDesk(shop, acting.page, 'sales');
  await open(watching.page, '/requests?assigned=nobody&q=taken');
  await acting.page.goto(`${shop.url}/desk/requests?q=taken`);
  await acting.page.getByRole('checkbox', { name: /^Mark EST/ }).check();
  await acting.page.getByRole('button', { name: 'Take' }).click();
  await expect(acting.page.getByRole('row', { name: /Taken Works/ })).toContainText(name);
  // It no longer belongs to the list of the other window, where it stays until that is asked for.
  await expect(listChanges(watching.page).filter({ hasText: 'No longer in this list: 1' })).toBeVisible();
  await expect(watching.page.getByRole('row', { name: /Taken Works/ })).toBeVisible();
  await watching.page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(watching.page.getByRole('row', { name: /Taken Works/ })).toBeHidden();
});

test('a question of the buyer appears in the conversation, and what is being typed stays', async ({
  visit,
}) => {
  const request = await ask('Asking Works');
  const { page } = await visit();
  await logInToDesk(shop, page, 'sales');
  await open(page, `/requests/${request}`);
  const note = page.getByRole('textbox', { name: /^Message/ }).first();
  await note.fill('We are looking into');
  await buyer.api.askAboutQuotation({ body: { invoice: request, words: 'Do you have it in green?' } });
  await expect(page.getByText('Do you have it in green?')).toBeVisible();
  await expect(note).toHaveValue('We are looking into');
});

test('today counts what comes, and messages and mails are announced', async ({ visit }) => {
  const [today, messages, mails] = [await visit(), await visit(), await visit()];
  const open3 = [
    [today.page, '/'],
    [messages.page, '/messages'],
    [mails.page, '/mails?state=refused'],
  ] as const;
  const comment = (text: string) => ({
    body: { fname: 'Asha', lname: 'Rao', phone: '9830012345', comment: text },
  });
  await shop.api().sendContactMessage(comment('The first one.'));
  const refuseMail = (id: string, time: string) =>
    shop.database.execute(sql`
      insert into mail_log (id, job_id, kind, payload, to_address, subject, state, created_at, updated_at)
      values (${id}, 'none', 'test', '{}', 'asha@buyer.test', ${id}, 'refused', ${time}, ${time})`);
  await refuseMail('Refused before', '2026-11-01');
  for (const [page, path] of open3) {
    await logInToDesk(shop, page, 'sales');
    await open(page, path);
  }
  const waiting = today.page.getByRole('link', { name: /Messages to answer/ });
  const count = Number.parseInt((await waiting.textContent()) ?? '', 10);
  await shop.api().sendContactMessage(comment('The second one.'));
  await expect(waiting).toContainText(String(count + 1));
  // At the end of its list it moves no other row.
  await expect(messages.page.getByRole('row', { name: /The second one/ })).toBeVisible();
  await refuseMail('Refused now', '2026-11-02');
  await expect(listChanges(mails.page).filter({ hasText: 'New mails: 1' })).toBeVisible();
  await mails.page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(mails.page.locator('tbody tr').first()).toContainText('Refused now');
});

test('a session that ends leads to the login, and another role to another menu', async ({ visit }) => {
  const { page } = await visit();
  const name = await logInToDesk(shop, page, 'sales');
  await open(page, '/requests');
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Buyers', exact: true });
  await expect(menu).toBeVisible();
  await shop.database.execute(sql`update staff set role = 'viewer' where name = ${name}`);
  await expect(menu).toBeHidden();
  await shop.database.execute(
    sql`delete from staff_sessions where staff_id = (select id from staff where name = ${name})`,
  );
  await expect(page).toHaveURL(/\/desk\/login\?to=%2Frequests/);
});

test('a lost connection is said, and what came meanwhile is shown when it is back', async ({ visit }) => {
  await ask('Present Works');
  const { page } = await visit();
  await logInToDesk(shop, page, 'sales');
  await open(page, '/requests');
  await page.context().setOffline(true);
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Not connected');
  await expect(page.getByRole('row', { name: /Present Works/ })).toBeVisible();
  await ask('Meanwhile Works');
  await page.context().setOffline(false);
  await expect(listChanges(page).filter({ hasText: 'New requests: 1' })).toBeVisible();
  await expect(page.getByText('Not connected')).toHaveCount(0);
});
