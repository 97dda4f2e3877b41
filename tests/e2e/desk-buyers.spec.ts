import type { Page } from '@playwright/test';
import { selectAccountByEmail } from '#server/features/accounts/repository.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { expect, type ShopFixtures, test } from '../support/browser-test.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { addOperator, logInToDesk } from '../support/desk.ts';

type Shop = ShopFixtures['shop'];

async function openDesk(shop: Shop, page: Page, path: string, name?: string): Promise<string> {
  const operator = await logInToDesk(shop, page, 'owner', name);
  await page.goto(`${shop.url}/desk${path}`);
  return operator;
}

async function addBuyer(shop: Shop) {
  const buyer = await signUpWithPhone(shop);
  const account = await selectAccountByEmail(shop.database, buyer.email);
  return { ...buyer, id: account?.id ?? '' };
}

test('a buyer is found by the number on the phone, blocked and let in again, by keyboard', async ({
  shop,
  visit,
}) => {
  const buyer = await addBuyer(shop);
  await requestQuote(buyer.api, 2, { order_customer: 'Zenith Pumps' });
  const { page } = await visit();
  await openDesk(shop, page, '/buyers');
  await page.getByRole('searchbox').fill(`+91 ${buyer.phone}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=/);
  const row = page.getByRole('row').filter({ hasText: buyer.email });
  await expect(row).toContainText('Zenith Pumps');
  await expect(row).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Rao');
  await expect(page.getByText(/1 request, 0 accepted/)).toBeVisible();

  await page.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Block Asha Rao' });
  await dialog.getByLabel('Reason').press('Enter');
  await expect(dialog.getByText('A reason is required.').first()).toBeVisible();
  await dialog.getByLabel('Reason').fill('Sends the same every hour');
  // What was typed is there after a reload, and not lost with the dialog.
  await page.reload();
  await page.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  await expect(dialog.getByLabel('Reason')).toHaveValue('Sends the same every hour');
  await dialog.getByLabel('Reason').press('Enter');
  await expect(page.getByText('Sends the same every hour')).toBeVisible();
  await page.getByRole('button', { name: 'Unblock' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
});

test('another e-mail address asks for two proofs, keeps them over a reload, and records them', async ({
  shop,
  visit,
}) => {
  const { id, email } = await addBuyer(shop);
  const { page } = await visit();
  await openDesk(shop, page, `/buyers/${id}`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`new-${email}`);
  const proofs = page.getByRole('group', { name: 'Two proofs' });
  await proofs.getByLabel('You called back').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(proofs).toContainText('needs 2 different proofs');
  await page.reload();
  await expect(proofs.getByLabel('You called back')).toBeChecked();
  await proofs.getByLabel('The buyer knew the number and total').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await expect(proofs).toBeHidden();

  await page.goto(`${shop.url}/desk/changes?kind=accounts&subject=${id}`);
  await expect(page.getByRole('row', { name: /identity_proof/ })).toContainText('call');
});

test('two browsers edit one buyer: the second sees both values, and nothing typed is lost', async ({
  shop,
  visit,
}) => {
  const { id } = await addBuyer(shop);
  const [first, second] = [await visit(), await visit()];
  const quick = await openDesk(shop, first.page, `/buyers/${id}`, 'Ramesh Kumar');
  await openDesk(shop, second.page, `/buyers/${id}`);
  await second.page.getByRole('textbox', { name: 'Name' }).fill('Asha Sharma');
  await first.page.getByRole('textbox', { name: 'Name' }).fill('Asha Verma');
  await first.page.getByRole('button', { name: 'Save' }).click();
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText('Asha Verma');

  // A reload does not make what was typed before look like an edit of what is stored now.
  await second.page.reload();
  await expect(second.page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Sharma');
  await second.page.getByRole('button', { name: 'Save' }).click();
  const conflict = second.page.getByRole('alert', { name: 'Somebody else has changed this' });
  await expect(conflict).toContainText(`${quick} changed this on`);
  const values = conflict.getByRole('row', { name: /Name/ }).getByRole('cell');
  await expect(values.nth(0)).toContainText('Asha Verma');
  await expect(values.nth(1)).toHaveText('Asha Sharma');
  await expect(second.page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Sharma');

  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(second.page.getByRole('heading', { level: 1 })).toHaveText('Asha Sharma');
  await expect(conflict).toBeHidden();

  await first.page.getByRole('textbox', { name: 'Name' }).fill('Asha Nair');
  await first.page.getByRole('button', { name: 'Save' }).click();
  const other = first.page.getByRole('alert', { name: 'Somebody else has changed this' });
  await other.getByRole('button', { name: 'Take theirs: Name' }).click();
  await expect(other).toBeHidden();
  await expect(first.page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Sharma');
});

test('two accounts with one GSTIN are merged into one', async ({ shop, visit }) => {
  const [buyer, duplicate] = [await addBuyer(shop), await addBuyer(shop)];
  for (const { api } of [buyer, duplicate]) await requestQuote(api, 1);
  const { page } = await visit();
  await openDesk(shop, page, `/buyers/${buyer.id}`);
  await page.getByRole('button', { name: `Merge with ${duplicate.email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge two accounts' });
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('2 requests, 0 accepted')).toBeVisible();
  await expect(page.getByRole('link', { name: duplicate.email })).toBeVisible();
});

test('an account is deleted only after its address was typed', async ({ shop, visit }) => {
  const buyer = await addBuyer(shop);
  const { page } = await visit();
  await openDesk(shop, page, `/buyers/${buyer.id}`);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: /Delete the account/ });
  await dialog.getByRole('textbox').fill('other@buyer.test');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('This is not the address of the account.')).toBeVisible();
  await dialog.getByRole('textbox').fill(buyer.email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/desk\/buyers$/);
  await page.goto(`${shop.url}/desk/buyers/${buyer.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
});

test('accounts sees a buyer and the data file, and can change nothing', async ({ shop, visit }) => {
  const { id } = await addBuyer(shop);
  const { page } = await visit();
  await logInToDesk(shop, page, 'accounts');
  await page.goto(`${shop.url}/desk/buyers/${id}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Personal data' }).click();
  expect((await downloading).suggestedFilename()).toBe(`personal-data-${id}.json`);
  await expect(page.getByRole('button', { name: 'Block' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCount(0);
});

test('a GSTIN is blocked', async ({ shop, visit }) => {
  const { page } = await visit();
  await openDesk(shop, page, '/buyers/blocked');
  await page.getByRole('radio', { name: 'GSTIN' }).check();
  await page.getByRole('textbox', { name: 'GSTIN' }).fill('19AABCU9603R1ZK');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Never pays');
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByRole('row', { name: /Never pays/ })).toBeVisible();
});

test('a change is looked up by its author, read field by field and undone', async ({ shop, visit }) => {
  const author = await addOperator(shop, 'owner');
  const { token } = await startStaffSession(shop.database, 'test', author);
  const snippet = `terms-${Date.now()}`;
  const words = { before: '30% in advance', after: '50% in advance' };
  for (const [version, each] of Object.values(words).entries()) {
    await shop.api(token).setSnippet({ body: { name: snippet, kind: 'payment', words: each, version } });
  }
  const { page } = await visit();
  await openDesk(shop, page, '/changes');
  await page.getByRole('textbox', { name: 'Who' }).fill(author.toUpperCase());
  await page.keyboard.press('Enter');
  const act = page.getByRole('article').filter({ hasText: 'changed saved texts' });
  await expect(act.getByRole('row', { name: /words/ })).toContainText(words.before + words.after);
  await act.getByRole('link', { name: /Details/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Change no\. \d+$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('was changed since')).toBeVisible();
  const { snippets } = await shop.api(token).listSnippets();
  expect(snippets.find(({ name }) => name === snippet)?.words).toBe(words.before);
});
