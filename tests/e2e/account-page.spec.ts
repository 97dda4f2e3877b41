import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import {
  fetchProducts,
  PASSWORD,
  quoteRequestFor,
  randomPhone,
  signUp,
  signUpWithPhone,
} from '../support/buyers.ts';
import { startDatabaseShop } from '../support/database-shop.ts';
import { WIDTHS } from '../support/extended.ts';
import { pathOf, readToken, unexpectedErrors } from '../support/page-actions.ts';
import { visitAs } from '../support/visit-as.ts';

const NEW_PASSWORD = 'battery staple correct';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const type = (page: Page, label: string, value: string) =>
  main(page).getByLabel(label, { exact: true }).fill(value);
const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await type(page, 'E-mail', email);
  await type(page, 'Password', password);
  await press(page, 'Login');
}

test.describe('registration and login', () => {
  test('says what one agrees to by registering, and leads to the texts', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/register');
    await waitForText(page, 'By registering you agree to our Terms & Conditions and Privacy Policy.');
    for (const [name, path] of [
      ['Terms & Conditions', '/terms-conditions'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const) {
      expect(await main(page).getByRole('link', { name }).getAttribute('href')).toBe(path);
    }
  });

  test('registers, activates by mail and logs in, showing the server’s messages', async ({ shop, visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const email = 'register@buyer.test';

    await page.goto('/register');
    await press(page, 'Register');
    await waitForText(page, 'Name is required.');
    await type(page, 'Name', 'Asha Rao');
    await type(page, 'E-mail', email);
    await type(page, 'Password', 'password123');
    await press(page, 'Register');
    const message = page.getByRole('alert');
    await message.getByText('This password is too common. Please choose another one.').waitFor();
    await message.getByRole('button', { name: 'Dismiss' }).click();
    await message.waitFor({ state: 'detached' });
    await type(page, 'Password', PASSWORD);
    await press(page, 'Register');
    expect(await main(page).getByRole('button', { name: 'Register' }).isDisabled()).toBe(true);
    await waitForText(page, 'Please open the link in the e-mail we have sent you to activate your account.');
    const messageShownAt = Date.now();
    await page.waitForURL('**/login');
    expect(Date.now() - messageShownAt).toBeGreaterThan(1900);
    const mailed = main(page).getByText(`We have sent an e-mail with your activation link to ${email}.`);
    await mailed.waitFor();
    await page.reload();
    await mailed.waitFor();

    await logIn(page, email, PASSWORD);
    await waitForText(page, 'Your account is not activated yet.');
    const link = await shop.outbox.waitForLink(email, 'Activate');
    await page.goto(link);
    await waitForText(page, 'Thank You!! Your Account has been activated');
    await page.getByRole('link', { name: 'Login Now' }).click();
    await page.waitForURL('**/login');
    await main(page).getByLabel('E-mail').waitFor();
    expect(await mailed.count()).toBe(0);

    await logIn(page, email, 'not the password');
    await waitForText(page, 'This e-mail and password do not belong together.');
    await type(page, 'Password', PASSWORD);
    await press(page, 'Login');
    await waitForText(page, 'Login Successfully Done');
    await page.waitForURL(`${shop.url}/`);
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await page.waitForURL('**/account');
    }
    await page.goto('/login?next=%2Forders');
    await page.waitForURL('**/orders');
    expect(unexpectedErrors(visitor)).toEqual([]);
  });

  test('keeps the return address while switching between login and registration', async ({ visit }) => {
    const { page } = await visit();
    const returnQuery = '?next=%2Fsubmit-request';
    await page.goto(`/login${returnQuery}`);
    await main(page).getByRole('link', { name: 'Register' }).click();
    await page.waitForURL(`**/register${returnQuery}`);
    await main(page).getByRole('link', { name: 'Login' }).click();
    await page.waitForURL(`**/login${returnQuery}`);
    await main(page).getByRole('link', { name: 'Register' }).click();
    await type(page, 'Name', 'Asha Rao');
    await type(page, 'E-mail', 'onward@buyer.test');
    await type(page, 'Password', PASSWORD);
    await press(page, 'Register');
    await page.waitForURL(`**/login${returnQuery}`);
  });

  test('shows an error for a used or unknown activation link', async ({ shop, visit }) => {
    const { email } = await signUp(shop);
    const { page } = await visit();
    for (const link of [await shop.outbox.waitForLink(email, 'Activate'), '/verify-account/unknown']) {
      await page.goto(link);
      await main(page).getByRole('heading', { name: 'Something Wrong' }).waitFor();
      await waitForText(page, 'This link is not valid, or it has been used already.');
    }
  });

  test('offers a retry when the activation request fails to reach the shop', async ({ shop, visit }) => {
    const email = 'retry@buyer.test';
    await shop.api().register({ body: { name: 'Asha Rao', email, password: PASSWORD } });
    const { page } = await visit();
    await page.route('**/api/user/activation', (route) => route.abort(), { times: 1 });
    await page.goto(await shop.outbox.waitForLink(email, 'Activate'));
    await waitForText(page, 'We cannot reach the shop.');
    await press(page, 'Try again');
    await waitForText(page, 'Thank You!! Your Account has been activated');
  });

  test('shows rate limits and outages in plain words', async ({ shop, visit }) => {
    const { page } = await visit();
    const body = { email: 'guesser@buyer.test', password: 'a guess of it' };
    for (let guess = 0; guess < 10; guess++)
      await shop
        .api()
        .logIn({ body })
        .catch(() => undefined);
    await logIn(page, body.email, body.password);
    await waitForText(page, /^That was too often\. Please try again in \d+ minutes\.$/);
    const msg = 'The shop is resting for a moment. Please try again.';
    await page.route('**/api/user/login', (route) =>
      route.fulfill({ status: 503, json: { success: false, msg } }),
    );
    await press(page, 'Login');
    await waitForText(page, msg);
    expect(pathOf(page)).toBe('/login');
  });
});

for (const width of WIDTHS)
  test.describe(`forgotten password at ${width} px`, () => {
    test('sets a new password through the mailed link, which works only once, and ends all sessions', async ({
      shop,
      visit,
    }) => {
      const { email, token, api } = await signUp(shop);
      const visitor = await visit({ token, width });
      const { page } = visitor;

      await page.goto('/forget-password');
      await press(page, 'Submit');
      await waitForText(page, 'E-mail is required.');
      await type(page, 'E-mail', email);
      const askedAt = Date.now();
      await press(page, 'Submit');
      const submit = main(page).getByRole('button', { name: 'Submit' });
      expect(await submit.isDisabled()).toBe(true);
      const message = page.getByRole('alert');
      await message
        .getByText('Please open the link in the e-mail we have sent you to set a new password.')
        .waitFor();
      expect(Date.now() - askedAt).toBeGreaterThan(1900);
      expect(await submit.isEnabled()).toBe(true);
      await message.getByRole('button', { name: 'Dismiss' }).click();
      await message.waitFor({ state: 'detached' });

      const link = await shop.outbox.waitForLink(email, 'Subject: Set a new password');
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await page.goto(link);
      await page.reload();
      expect(posts).toEqual([]);
      expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer');
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');

      await type(page, 'New password', NEW_PASSWORD);
      await type(page, 'Repeat password', PASSWORD);
      await press(page, 'Set password');
      await waitForText(page, 'Password Not Matches');
      await type(page, 'New password', 'password123');
      await type(page, 'Repeat password', 'password123');
      await press(page, 'Set password');
      await waitForText(page, 'This password is too common. Please choose another one.');
      await type(page, 'New password', NEW_PASSWORD);
      await type(page, 'Repeat password', NEW_PASSWORD);
      await main(page).getByRole('button', { name: 'Show password: New password' }).click();
      expect(await page.getByLabel('New password', { exact: true }).getAttribute('type')).toBe('text');
      await press(page, 'Set password');
      await waitForText(page, 'Your new password is set. Please log in with it.');
      await page.waitForURL('**/login');
      expect(await readToken(page)).toBeUndefined();
      await expect(api.verifySession()).rejects.toThrow('Invalid Authentication.');

      await logIn(page, email, PASSWORD);
      await waitForText(page, 'This e-mail and password do not belong together.');
      await type(page, 'Password', NEW_PASSWORD);
      await press(page, 'Login');
      await page.waitForURL(`${shop.url}/`);

      await page.goto(link);
      await type(page, 'New password', PASSWORD);
      await type(page, 'Repeat password', PASSWORD);
      await press(page, 'Set password');
      await waitForText(page, 'This link is not valid, or it has been used already.');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('links the forgotten-password form and the login page to each other, and rejects an unknown link', async ({
      visit,
    }) => {
      const { page } = await visit({ width });
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await page.waitForURL('**/forget-password');
      await page.getByRole('link', { name: 'Back To Login' }).click();
      await page.waitForURL('**/login');
      await page.goto(`/reset-password/${encodeURIComponent('कड़ी')}`);
      await type(page, 'New password', NEW_PASSWORD);
      await type(page, 'Repeat password', NEW_PASSWORD);
      await press(page, 'Set password');
      await waitForText(page, 'This link is not valid, or it has been used already.');
    });
  });

test.describe('account page', () => {
  test('changes the password and ends all other sessions', async ({ shop, visit }) => {
    const { email, api } = await signUp(shop);
    const { access_token: token } = await shop.api().logIn({ body: { email, password: PASSWORD } });
    const visitor = await visit({ token });
    const { page } = visitor;
    await page.goto('/account');
    await main(page).getByText('Log out there').waitFor();
    await type(page, 'Current password', 'not the password');
    await type(page, 'New password', NEW_PASSWORD);
    await press(page, 'Change password');
    await waitForText(page, 'This is not your password.');
    await type(page, 'Current password', PASSWORD);
    await press(page, 'Change password');
    await waitForText(page, 'Your password is changed.');
    await waitForText(page, 'You are logged in nowhere else.');
    expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('');
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
      await main(here.page).getByRole('button', { name: 'Log out there: Chrome on Linux' }).click();
      await waitForText(here.page, 'The session is ended.');
      await waitForText(here.page, 'You are logged in nowhere else.');

      await phone.page.getByRole('link', { name: 'Orders' }).first().click();
      await phone.page.waitForURL('**/login?next=%2Forders');
      expect(await readToken(phone.page)).toBeUndefined();
      await type(phone.page, 'E-mail', email);
      await type(phone.page, 'Password', PASSWORD);
      await press(phone.page, 'Login');
      await phone.page.waitForURL('**/orders');
      expect([...unexpectedErrors(here), ...unexpectedErrors(phone)]).toEqual([]);
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
    expect(await readToken(page)).toBeUndefined();
  });

  test('redirects to the login page when the session has ended before an estimate is requested', async ({
    shop,
    visit,
  }) => {
    const { token, api } = await signUpWithPhone(shop);
    const lines = (await fetchProducts(api, 1)).map((product) => ({ product, quantity: 1 }));
    const { result } = await api.submitQuoteRequest({ body: quoteRequestFor(lines) });
    const order = `/order/${result[0]?._id}`;
    const { page } = await visit({ token });
    await page.goto(order);
    await waitForText(page, 'BILL TO');
    await api.logOut();
    await press(page, 'Estimate');
    await page.waitForURL(`**/login?next=${encodeURIComponent(order)}`);
    expect(await readToken(page)).toBeUndefined();
  });

  test('stays on the page when only the device list fails, and can load it again', async ({
    shop,
    visit,
  }) => {
    const { token } = await signUp(shop);
    const { page } = await visit({ token });
    await page.route('**/api/user/getSessions', (route) =>
      route.fulfill({ status: 503, json: { success: false, msg: 'The shop is resting.' } }),
    );
    await page.goto('/account');
    await waitForText(page, 'We cannot show this at the moment.');
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
      await dialog.getByText('Your quote requests and orders stay in our books').waitFor();
      await dialog.getByLabel('Password', { exact: true }).fill('not the password');
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await dialog.getByText('This is not your password.').waitFor();
      await dialog.getByRole('button', { name: 'Keep my account' }).click();
      await dialog.waitFor({ state: 'hidden' });

      await press(page, 'Delete my account');
      expect(await dialog.getByLabel('Password', { exact: true }).inputValue()).toBe('');
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await waitForText(page, 'Your account is deleted.');
      await page.waitForURL(`${shop.url}/`);
      expect(await readToken(page)).toBeUndefined();
      await logIn(page, email, PASSWORD);
      await waitForText(page, 'This e-mail and password do not belong together.');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });
});

test.describe('two tabs', () => {
  test('logs out and in again in all tabs', async ({ shop, visit }) => {
    const { email, token } = await signUp(shop);
    const visitor = await visit({ token });
    const { page } = visitor;
    const [orders, products] = [await page.context().newPage(), await page.context().newPage()];
    await orders.goto('/orders');
    await main(orders).getByText('No Item Found').waitFor();
    await products.goto('/products');
    await products.getByRole('link', { name: 'Account', exact: true }).first().waitFor();

    await page.goto('/account');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await page
      .getByRole('dialog', { name: 'Are You Sure About Logout?' })
      .getByRole('button', { name: 'Logout' })
      .click();
    await page.waitForURL(`${shop.url}/`);
    await orders.waitForURL('**/login?next=%2Forders');
    await products.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    expect(pathOf(products)).toBe('/products');
    await expect(shop.api(token).verifySession()).rejects.toThrow('Invalid Authentication.');

    await logIn(page, email, PASSWORD);
    await orders.waitForURL('**/orders');
    await products.getByRole('banner').getByRole('link', { name: 'Orders' }).waitFor();
    expect(unexpectedErrors(visitor)).toEqual([]);
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
    await type(page, 'Phone', `+91 ${phone}`);
    await press(page, 'Save');
    await waitForText(page, 'Trial mode: this shop sends no SMS. Your code is');
    const code = await page.getByText(/^\d{6}$/).innerText();
    await type(page, 'Code (OTP)', code === '000000' ? '000001' : '000000');
    await press(page, 'Confirm and save');
    await waitForText(page, 'Wrong OTP');
    await type(page, 'Code (OTP)', code);
    await press(page, 'Confirm and save');
    await waitForText(page, 'Your profile is saved.');
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
    await waitForText(page, `We have sent a code of six digits by SMS to ${phone}.`);
    expect(await page.getByText('Trial mode').count()).toBe(0);
    await expect.poll(() => sent.at(-1)?.phone).toBe(`+91${phone}`);
    await type(page, 'Code (OTP)', sent.at(-1)?.code ?? '');
    await press(page, 'Confirm and save');
    await waitForText(page, 'Your profile is saved.');
    expect((await api.verifySession()).userInfo.phone).toBe(phone);
    await close();
    await withSms.close();
    gateway.close();
  });
});
