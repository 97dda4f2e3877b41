import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { formatPhone } from '#domain/phone.ts';
import { sealing } from '#server/platform/database/schema.ts';
import { expect, test } from '../support/browser-test.ts';
import {
  ADDRESS_ENTRY,
  BILLING,
  PASSWORD,
  randomPhone,
  requestQuote,
  signUp,
  signUpWithPhone,
} from '../support/buyers.ts';
import { startDatabaseShop } from '../support/database-shop.ts';
import { logIn, main, press, type, waitForText } from '../support/form-actions.ts';
import { readToken, unexpectedErrors } from '../support/page-actions.ts';
import { visitAs } from '../support/visit-as.ts';

const NEW_PASSWORD = 'battery staple correct';

test.describe('account page', () => {
  test('changes the password and ends all other sessions', async ({ shop, visit }) => {
    const { email, api } = await signUp(shop);
    const { access_token: token } = await shop.api().logIn({ body: { email, password: PASSWORD } });
    const visitor = await visit({ token });
    const { page } = visitor;
    await page.goto('/account');
    await main(page)
      .getByRole('button', { name: /^Log out: / })
      .waitFor();
    await type(page, 'Current password', 'not the password');
    await type(page, 'New password', NEW_PASSWORD);
    await press(page, 'Change password');
    await waitForText(page, 'Incorrect password.');
    await type(page, 'Current password', PASSWORD);
    await press(page, 'Change password');
    await waitForText(page, 'Your password has been changed.');
    await waitForText(page, 'You are not logged in on any other device.');
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
    await expect(api.verifySession()).rejects.toThrow('Invalid Authentication.');
    await shop.api().logIn({ body: { email, password: NEW_PASSWORD } });
    expect(unexpectedErrors(visitor)).toEqual([]);
  });

  for (const width of [1440, 360])
    test(`logs out another device, which is redirected to the login page, at ${width} px`, async ({
      shop,
      visit,
    }) => {
      const { email, token } = await signUp(shop);
      const phone = await visit();
      await logIn(phone.page, email, PASSWORD);
      await phone.page.waitForURL(`${shop.url}/`);
      const here = await visit({ token, width });
      await here.page.goto('/account');
      await waitForText(here.page, 'This device');
      await main(here.page).getByText('Chrome on Linux', { exact: true }).waitFor();
      await main(here.page).getByRole('button', { name: 'Log out: Chrome on Linux' }).click();
      await waitForText(here.page, 'The device has been logged out.');
      await waitForText(here.page, 'You are not logged in on any other device.');

      await phone.page.getByRole('link', { name: 'Orders' }).first().click();
      await phone.page.waitForURL('**/login?next=%2Forders');
      await expect.poll(() => readToken(phone.page)).toBeUndefined();
      await type(phone.page, 'E-mail', email);
      await type(phone.page, 'Password', PASSWORD);
      await press(phone.page, 'Log in');
      await phone.page.waitForURL('**/orders');
      expect([...unexpectedErrors(here), ...unexpectedErrors(phone)]).toEqual([]);
    });

  for (const width of [1440, 360])
    test(`adds, changes and deletes addresses with their labels, at ${width} px`, async ({ shop, visit }) => {
      const { token, api, email } = await signUpWithPhone(shop);
      const visitor = await visit({ token, width });
      const { page } = visitor;
      await page.goto('/account');
      const addresses = page.getByRole('region', { name: 'Addresses' });
      await addresses.getByText('No address found').waitFor();
      await press(page, '+ Add Address');
      await addresses.getByLabel('Customer or person').fill(ADDRESS_ENTRY.address_customer);
      await addresses.getByLabel('Label (optional)').fill('Works');
      await addresses.getByLabel('GSTIN').fill(ADDRESS_ENTRY.address_gstin);
      const billing = addresses.getByRole('group', { name: 'Billing Details' });
      await billing.getByLabel('Address', { exact: true }).fill(BILLING.b_address);
      await billing.getByLabel('PIN code').fill(BILLING.b_pin);
      await billing.getByLabel('District').selectOption(BILLING.b_district);
      await billing.getByLabel('City').fill(BILLING.b_city);
      await addresses.getByLabel('Same as Billing Address').check();
      await press(page, 'Save Address');
      await waitForText(page, 'Address saved.');
      const change = addresses.getByRole('button', {
        name: `Edit the address of ${ADDRESS_ENTRY.address_customer}, Works`,
      });
      await expect(change).toBeFocused();
      expect((await api.listAddresses()).result).toMatchObject([
        { address_label: 'Works', address_email: email, billing_address: BILLING },
      ]);

      // Under a mouse a message stays, but not on the labels of a form that is filled in.
      const message = page.getByText('Address saved.');
      await message.hover();
      await change.press('Enter');
      await expect(async () => {
        await addresses.getByLabel('GSTIN').focus();
        await addresses.getByLabel('Label (optional)').fill('Head office');
        await expect(message).toHaveCount(0, { timeout: 500 });
      }).toPass({ timeout: 4000 });
      await addresses.getByLabel('GSTIN').fill('');
      await press(page, 'Save Address');
      await addresses.getByText('GSTIN is required.').waitFor();
      await addresses.getByLabel('GSTIN').fill(ADDRESS_ENTRY.address_gstin);
      await press(page, 'Save Address');
      await waitForText(page, 'Address updated.');
      await addresses.getByText('Head office', { exact: true }).waitFor();

      await addresses.getByRole('button', { name: /^Delete the address/ }).click();
      await page.getByRole('button', { name: 'Delete address' }).click();
      await addresses.getByText('No address found').waitFor();
      expect((await api.listAddresses()).result).toEqual([]);
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

  test('redirects to the login page when the session has ended before a download', async ({
    shop,
    visit,
  }) => {
    const { token, api } = await signUp(shop);
    const { page } = await visit({ token });
    await page.goto('/account?for=quotation');
    await page.getByLabel('Name', { exact: true }).waitFor();
    await api.logOut();
    await press(page, 'Download my data');
    await page.waitForURL(`**/login?next=${encodeURIComponent('/account?for=quotation')}`);
    await expect.poll(() => readToken(page)).toBeUndefined();
  });

  test('redirects to the login page when the session has ended before an estimate is requested', async ({
    shop,
    visit,
  }) => {
    const { token, api } = await signUpWithPhone(shop);
    const [requested] = await requestQuote(api);
    const order = `/order/${requested?._id}`;
    const { page } = await visit({ token });
    await page.goto(order);
    await waitForText(page, 'BILL TO');
    // Any other call would redirect, too.
    await page.waitForLoadState('networkidle');
    await api.logOut();
    await press(page, 'Estimate');
    await page.waitForURL(`**/login?next=${encodeURIComponent(order)}`);
    await expect.poll(() => readToken(page)).toBeUndefined();
  });

  test('stays on the page when only the device list fails, and can load it again', async ({
    shop,
    visit,
  }) => {
    const { token } = await signUp(shop);
    const { page } = await visit({ token });
    await page.route('**/api/user/getSessions', (route) =>
      route.fulfill({ status: 503, json: { success: false, msg: 'The shop is not available.' } }),
    );
    await page.goto('/account');
    await waitForText(page, 'Your sessions cannot be shown at the moment.');
    await page.unroute('**/api/user/getSessions');
    await press(page, 'Try again');
    await waitForText(page, 'This device');
  });

  test('downloads all data held about the buyer', async ({ shop, visit }) => {
    const { email, token } = await signUp(shop);
    const { page } = await visit({ token });
    await page.goto('/account');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download my data')]);
    expect(download.suggestedFilename()).toBe('udyoghaat-my-data.json');
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data.account).toMatchObject({ name: 'Asha Rao', email });
    expect(data).toMatchObject({ addresses: [], orders: [] });
  });

  for (const width of [1440, 360])
    test(`requires the password to delete the account at ${width} px`, async ({ shop, visit }) => {
      const { email, token } = await signUp(shop);
      const visitor = await visit({ token, width });
      const { page } = visitor;
      await page.goto('/account');
      await press(page, 'Delete my account');
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await dialog.getByText('Your quote requests and orders are kept for our records').waitFor();
      await dialog.getByLabel('Password', { exact: true }).fill('not the password');
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await dialog.getByText('Incorrect password.').waitFor();
      await dialog.getByRole('button', { name: 'Keep my account' }).click();
      await dialog.waitFor({ state: 'hidden' });

      await press(page, 'Delete my account');
      await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await waitForText(page, 'Your account has been deleted.');
      await page.waitForURL(`${shop.url}/`);
      await expect.poll(() => readToken(page)).toBeUndefined();
      await logIn(page, email, PASSWORD);
      await waitForText(page, 'Incorrect e-mail or password.');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

  test('says before an account is deleted that a sealed copy is kept, where one is', async ({ browser }) => {
    const shop = await startDatabaseShop();
    const { token } = await signUp(shop);
    const { page, close } = await visitAs(browser, shop.url, { token, width: 360 });
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const openDialog = async () => {
      await page.goto('/account');
      await press(page, 'Delete my account');
      await dialog.getByText('Your quote requests and orders are kept').waitFor();
    };
    const sealedCopy = dialog.getByText('an encrypted copy of what is deleted is kept for 365 days');
    await openDialog();
    expect(await sealedCopy.count()).toBe(0);
    const recipient = await identityToRecipient(await generateIdentity());
    await shop.database.update(sealing).set({ isOn: true, recipient });
    await openDialog();
    await sealedCopy.waitFor();
    await close();
    await shop.close();
  });
});

test.describe('phone number', () => {
  test('verifies a phone number with the code shown in trial mode', async ({ shop, visit }) => {
    const { token, api } = await signUp(shop);
    const { page } = await visit({ token, width: 360 });
    const phone = randomPhone();
    await page.goto('/account');
    await type(page, 'Phone', '12345');
    await press(page, 'Save');
    await waitForText(page, 'Enter Phone No. & number should be 10 digit');
    await type(page, 'Phone', '033 4000 1234');
    await press(page, 'Save');
    await waitForText(page, 'Please enter a mobile number, starting with 6, 7, 8 or 9');
    await type(page, 'Phone', `+91 ${phone}`);
    await press(page, 'Save');
    await waitForText(page, 'Trial mode: no SMS is sent. Your OTP is');
    const code = await page.getByText(/^\d{6}$/).innerText();
    await type(page, 'OTP', code === '000000' ? '000001' : '000000');
    await press(page, 'Verify and save');
    await waitForText(page, 'Wrong OTP');
    await type(page, 'OTP', code);
    await press(page, 'Verify and save');
    await waitForText(page, 'Phone number verified.');
    expect((await api.verifySession()).userInfo.phone).toBe(phone);
  });

  test('verifies a phone number by SMS when a gateway is configured', async ({ browser }) => {
    const sent: { phone: string; code: string }[] = [];
    const gateway = createServer(async (request, response) => {
      sent.push(JSON.parse(await readAll(request)));
      response.setHeader('content-type', 'application/json').end('{}');
    }).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    const { port } = gateway.address() as AddressInfo;
    const withSms = await startDatabaseShop({ SMS_WEBHOOK_URL: `http://127.0.0.1:${port}/` });
    const { token, api } = await signUp(withSms);
    const { page, close } = await visitAs(browser, withSms.url, { token });
    const phone = randomPhone();
    await page.goto('/account');
    await type(page, 'Phone', phone);
    await press(page, 'Save');
    await waitForText(page, `We have sent a 6-digit OTP by SMS to ${formatPhone(phone)}.`);
    expect(await page.getByText('Trial mode').count()).toBe(0);
    await expect.poll(() => sent.at(-1)?.phone).toBe(`+91${phone}`);
    await type(page, 'OTP', sent.at(-1)?.code ?? '');
    await press(page, 'Verify and save');
    await waitForText(page, 'Phone number verified.');
    expect((await api.verifySession()).userInfo.phone).toBe(phone);
    await close();
    await withSms.close();
    gateway.close();
  });
});
