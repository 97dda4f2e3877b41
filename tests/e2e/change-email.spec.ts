import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { PASSWORD, signUp } from '../support/buyers.ts';
import { main, press, type, waitForText } from '../support/form-actions.ts';
import { getPath, unexpectedErrors } from '../support/page-actions.ts';

async function askForChange(page: Page, email: string): Promise<void> {
  await page.goto('/account');
  await type(page, 'New e-mail address', email);
  await type(page, 'Your password', PASSWORD);
  await press(page, 'Send link');
  await waitForText(page, 'Please open the link that we have e-mailed to the new address.');
}

for (const width of [1440, 360])
  test(`changes the e-mail address in the browser that asked, at ${width} px`, async ({ shop, visit }) => {
    const { email: oldEmail, token } = await signUp(shop);
    const email = `new-${width}@buyer.test`;
    const visitor = await visit({ token, width });
    const { page } = visitor;
    await page.goto('/account');
    await press(page, 'Send link');
    await waitForText(page, 'E-mail is required.');
    await type(page, 'New e-mail address', oldEmail);
    await type(page, 'Your password', 'not the password');
    await press(page, 'Send link');
    await waitForText(page, 'Incorrect password.');
    await type(page, 'Your password', PASSWORD);
    await press(page, 'Send link');
    await waitForText(page, 'This is already your e-mail address.');
    await askForChange(page, email);
    await expect(main(page).getByLabel('Your password', { exact: true })).toHaveValue('');

    const link = `${await shop.outbox.waitForLink(email, 'Confirm your new')}?for=email`;
    await page.goto(link);
    await waitForText(page, 'Your e-mail address has been changed');
    await waitForText(page, `Please log in with ${email} from now on.`);
    await main(page).getByRole('link', { name: 'Account' }).click();
    await expect(main(page).getByLabel('E-mail', { exact: true })).toHaveValue(email);
    await page.goto(link);
    await waitForText(page, 'This link has expired or has already been used.');
    await main(page).getByRole('heading', { name: 'Something Wrong' }).waitFor();
    expect(unexpectedErrors(visitor)).toEqual([]);
  });

test('asks for the password in any other browser', async ({ shop, visit }) => {
  const { token, api, email: oldEmail } = await signUp(shop);
  const [desktop, phone] = [await visit({ token }), await visit({ width: 360 })];
  const email = 'new-elsewhere@buyer.test';
  await askForChange(desktop.page, email);
  const { page } = phone;
  await page.goto(`${await shop.outbox.waitForLink(email, 'Confirm your new')}?for=email`);
  await waitForText(page, 'This is not the browser you requested the change in.');
  expect((await api.verifySession()).userInfo.email).toBe(oldEmail);
  await type(page, 'Password', 'not the password');
  await press(page, 'Confirm');
  await waitForText(page, 'Incorrect password.');
  await type(page, 'Password', PASSWORD);
  await press(page, 'Confirm');
  await waitForText(page, 'Your e-mail address has been changed');
  await main(page).getByRole('link', { name: 'Account' }).click();
  await page.waitForURL('**/login?next=%2Faccount');
  expect(getPath(page)).toBe('/login?next=%2Faccount');
  expect(unexpectedErrors(phone)).toEqual([]);
});
