import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { getActiveMember } from '#server/features/admin/change-staff.ts';
import { createStaffLink } from '#server/features/admin/create-staff-link.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import type { DatabaseShop } from '../support/database-shop.ts';
import { addOperator, logInToDesk, startDeskSession } from '../support/desk.ts';
import { getHorizontalOverflow } from '../support/inspect-page.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';

/** @returns the path of a new link to the desk. */
async function makeLink({ database }: DatabaseShop, name: string): Promise<string> {
  const token = await runAsOperator(database, 'test', async (transaction) =>
    createStaffLink(transaction, (await getActiveMember(transaction, name)).id),
  );
  return `/desk/welcome#${token}`;
}

const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });

const forgetProof = ({ pool }: DatabaseShop) =>
  pool.query(`update staff_sessions set proved_at = now() - interval '6 minutes'`);

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without transitions, in whose midst colours have other contrasts.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findAxeViolations(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => page.evaluate(getHorizontalOverflow)).toBe(0);
}

test('a link leads to the desk once, with a passkey that logs in from then on', async ({ shop, visit }) => {
  const name = await addOperator(shop, 'owner', `Om Prakash ${newId().slice(0, 4)}`);
  const { page } = await visit();
  await addAuthenticator(page);
  const link = await makeLink(shop, name);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set up a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have saved them: open the desk' }).click();
  await expect(page.getByRole('banner').getByText(name).first()).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in to the desk' })).toBeVisible();
  await page.goto('/desk/staff');
  await expect(page).toHaveURL(/\/desk\/login\?to=%2Fstaff/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Staff', level: 1 })).toBeVisible();

  await page.goto(link);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('an app and recovery codes lead to the desk too, by keyboard alone and in Hindi', async ({
  shop,
  visit,
}) => {
  const name = await addOperator(shop, 'viewer', `Farah Khan ${newId().slice(0, 4)}`);
  const { page } = await visit({ width: 360 });
  await page.goto(await makeLink(shop, name));
  await page.getByRole('combobox', { name: 'Language' }).selectOption('hi');
  await expect(page.getByRole('heading', { name: `स्वागत है, ${name}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'ऐप जोड़ें' }).press('Enter');
  await expect(page.getByRole('img', { name: 'QR कोड' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'इसी फ़ोन का ऐप खोलें' })).toHaveAttribute('href', /^otpauth:/);
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await expectAccessible(page);
  await expect(page.getByLabel('ऐप में अभी दिख रहे छह अंक')).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('यह अभी जोड़े गए ऐप का कोड नहीं है।');
  await page.getByLabel('ऐप में अभी दिख रहे छह अंक').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem')).toHaveCount(10);
  const codes = await page.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: /^मैंने रख लिए/ }).press('Enter');
  await expect(page.getByRole('banner').getByText(name).first()).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/desk/my-access');
  await page.getByLabel('आपका नाम').fill(name);
  // What was typed survives a reload, but no code does.
  await page.reload();
  await expect(page.getByLabel('आपका नाम')).toHaveValue(name);
  await page.getByLabel('कोड', { exact: true }).fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('नाम और कोड मेल नहीं खाते');
  await expect(page.getByLabel('आपका नाम')).toHaveValue(name);
  await page.getByLabel('कोड', { exact: true }).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('10 में से 9 बचे हैं।')).toBeVisible();
  await expectAccessible(page);
});

test('an owner adds somebody, gives another role and removes them, after proving who they are', async ({
  shop,
  visit,
}) => {
  const { page } = await visit();
  await addAuthenticator(page);
  const owner = await addOperator(shop, 'owner', `Meera ${newId().slice(0, 4)}`);
  await page.goto(await makeLink(shop, owner));
  await page.getByRole('button', { name: 'Set up a passkey' }).click();
  await page.getByRole('button', { name: 'I have saved them: open the desk' }).click();
  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', { name: 'Staff', level: 1 })).toBeVisible();
  await expectAccessible(page);

  const ravi = `Ravi ${newId().slice(0, 4)}`;
  await forgetProof(shop);
  await page.getByLabel('Name', { exact: true }).fill(ravi);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('Please confirm first that it is you.');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(ravi);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page.getByRole('heading', { name: `Link for ${ravi}` })).toBeFocused();
  await expect(page.getByText(/\/desk\/welcome#[\w-]{43}$/)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expectAccessible(page);

  await page.getByRole('combobox', { name: `Role of ${ravi}` }).selectOption('accounts');
  await page.getByRole('button', { name: `Save the role of ${ravi}` }).click();
  await expect(page.getByText(`${ravi}: Accounts from now on.`)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${ravi}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('combobox', { name: `Role of ${ravi}` })).toHaveCount(0);
  await expect(page.getByText(new RegExp(`${ravi} · Removed on`))).toBeVisible();
});

test('of two owners who change the same person, the second sees who was first', async ({ shop, visit }) => {
  const [first, second] = [await visit(), await visit({ width: 768 })];
  await logInToDesk(shop, first.page, 'owner', `Asha ${newId().slice(0, 4)}`);
  await logInToDesk(shop, second.page, 'owner');
  const ravi = await addOperator(shop, 'viewer', `Ravi ${newId().slice(0, 4)}`);
  await startDeskSession(shop, ravi);
  // The second one must have read the role before the first one changes it.
  for (const { page } of [first, second]) {
    await page.goto('/desk/staff');
    await expect(page.getByRole('combobox', { name: `Role of ${ravi}` })).toBeVisible();
  }
  await first.page.getByRole('combobox', { name: `Role of ${ravi}` }).selectOption('sales');
  const warning = `Saving this logs ${ravi} out at once, wherever they are logged in.`;
  await expect(first.page.getByText(warning)).toBeVisible();
  await first.page.getByRole('button', { name: `Save the role of ${ravi}` }).click();
  await expect(first.page.getByText(`${ravi}: Sales from now on.`)).toBeVisible();
  await second.page.getByRole('combobox', { name: `Role of ${ravi}` }).selectOption('accounts');
  await second.page.getByRole('button', { name: `Save the role of ${ravi}` }).click();
  await expect(second.page.getByRole('alert')).toContainText(/Asha .* changed this/);
  // What was chosen stays, beside what the other has made of it.
  await expect(second.page.getByRole('combobox', { name: `Role of ${ravi}` })).toHaveValue('accounts');
  await expect(second.page.getByText('Now: Sales')).toBeVisible();
  await second.page.getByRole('button', { name: `Save the role of ${ravi}` }).click();
  await expect(second.page.getByText(`${ravi}: Accounts from now on.`)).toBeVisible();
});

test('an operator sees their own access, ends a session elsewhere and logs out', async ({ shop, visit }) => {
  const { page } = await visit({ width: 768 });
  await addAuthenticator(page);
  const name = await logInToDesk(shop, page, 'sales');
  await page.goto('/desk/my-access');
  await expect(page.getByText('You have no passkey.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of this passkey').fill('Office computer');
  await page.getByRole('button', { name: 'Set up a passkey' }).click();
  await expect(page.getByRole('cell', { name: 'Office computer', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove “Office computer”' }).click();
  await expect(page.getByRole('alert')).toContainText('This is your last way to log in.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create ten new codes' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^(\w{4}-){3}\w{4}$/ })).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 of 10 left.')).toBeVisible();

  // Elsewhere the session is over: the screen leads to the login by itself, and back.
  await shop.pool.query('delete from staff_sessions using staff where staff.id = staff_id and name = $1', [
    name,
  ]);
  await expect(page).toHaveURL(/\/desk\/login\?to=%2Fmy-access/);
});

test('a role sees only what it may', async ({ shop, visit }) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'sales');
  await page.goto('/desk/');
  await expect(page.getByRole('link', { name: 'Quote requests' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  await page.goto('/desk/staff');
  await expect(page.getByText('Your role, sales, does not allow this.')).toBeVisible();
});
