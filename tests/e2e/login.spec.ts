import { expect, test } from '../support/browser-test.ts';
import { PASSWORD, signUp } from '../support/buyers.ts';
import { logIn, main, press, type, waitForText } from '../support/form-actions.ts';
import { getPath, pressContinue, stopClock, unexpectedErrors } from '../support/page-actions.ts';

test.describe('registration and login', () => {
  test('says what one agrees to by registering, and leads to the texts', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/register');
    await waitForText(page, 'By registering, you agree to our Terms & Conditions and Privacy Policy.');
    for (const [name, path] of [
      ['Terms & Conditions', '/terms-conditions'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const) {
      await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', path);
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
    const tooCommon = 'This password is too common. Please choose another one.';
    await message.getByText(tooCommon).waitFor();
    const password = main(page).getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(new RegExp(tooCommon));
    await message.getByRole('button', { name: 'Dismiss' }).click();
    await message.waitFor({ state: 'detached' });
    await type(page, 'Password', PASSWORD);
    await press(page, 'Register');
    await expect(main(page).getByRole('button', { name: 'Register' })).toBeDisabled();
    await waitForText(page, 'Please open the link that we have e-mailed you to activate your account.');
    const messageShownAt = Date.now();
    await page.waitForURL('**/login');
    expect(Date.now() - messageShownAt).toBeGreaterThan(1900);
    const mailed = main(page).getByText(`We have sent an activation link to ${email}.`);
    await mailed.waitFor();
    await page.reload();
    await mailed.waitFor();
    await expect(main(page).getByLabel('E-mail')).toHaveValue(email);

    await logIn(page, email, PASSWORD);
    await waitForText(page, 'Your account is not active yet.');
    const link = await shop.outbox.waitForLink(email, 'Activate');
    await page.goto(link);
    await waitForText(page, 'Thank You!! Your Account has been activated');
    await page.getByRole('link', { name: 'Login Now' }).click();
    await page.waitForURL('**/login');
    await main(page).getByLabel('E-mail').waitFor();
    expect(await mailed.count()).toBe(0);

    await logIn(page, email, 'not the password');
    await waitForText(page, 'Incorrect e-mail or password.');
    await type(page, 'Password', PASSWORD);
    await press(page, 'Log in');
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
    await main(page).getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL(`**/login${returnQuery}`);
    await main(page).getByRole('link', { name: 'Register' }).click();
    await type(page, 'Name', 'Asha Rao');
    await type(page, 'E-mail', 'onward@buyer.test');
    await type(page, 'Password', PASSWORD);
    await press(page, 'Register');
    await page.waitForURL(`**/login${returnQuery}`);
  });

  test('keeps the typed e-mail address while switching between login and registration', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/login');
    await type(page, 'E-mail', 'typed@buyer.test');
    await main(page).getByRole('link', { name: 'Register' }).click();
    // The address changes before the form does, and both have an e-mail address.
    await main(page).getByLabel('Name').waitFor();
    await expect(main(page).getByLabel('E-mail')).toHaveValue('typed@buyer.test');
    await type(page, 'E-mail', 'other@buyer.test');
    await main(page).getByRole('link', { name: 'Log in' }).click();
    await main(page).getByLabel('Name').waitFor({ state: 'detached' });
    await expect(main(page).getByLabel('E-mail')).toHaveValue('other@buyer.test');
  });

  test('leads back from a link opened in a new tab, with the e-mail address filled in and every wait cut short', async ({
    shop,
    visit,
  }) => {
    const { page } = await visit();
    const email = 'new-tab@buyer.test';
    await page.goto('/register?next=%2Fcontact');
    await type(page, 'Name', 'Asha Rao');
    await type(page, 'E-mail', email);
    await type(page, 'Password', PASSWORD);
    await stopClock(page);
    await press(page, 'Register');
    await pressContinue(page);
    await page.waitForURL('**/login?next=%2Fcontact');

    const tab = await page.context().newPage();
    await tab.goto('/verify-account/unknown');
    await expect(main(tab).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fcontact',
    );
    await tab.goto(await shop.outbox.waitForLink(email, 'Activate'));
    await tab.getByRole('link', { name: 'Login Now' }).click();
    await tab.waitForURL('**/login?next=%2Fcontact');
    await expect(main(tab).getByLabel('E-mail')).toHaveValue(email);
    await type(tab, 'Password', PASSWORD);
    await stopClock(tab);
    await press(tab, 'Log in');
    await pressContinue(tab);
    await tab.waitForURL('**/contact');
  });

  test('shows an error for a used or unknown activation link', async ({ shop, visit }) => {
    const { email } = await signUp(shop);
    const { page } = await visit();
    for (const link of [await shop.outbox.waitForLink(email, 'Activate'), '/verify-account/unknown']) {
      await page.goto(link);
      await main(page).getByRole('heading', { name: 'Something Wrong' }).waitFor();
      await waitForText(page, 'This link has expired or has already been used.');
    }
  });

  test('offers a retry when the activation request fails to reach the shop', async ({ shop, visit }) => {
    const email = 'retry@buyer.test';
    await shop.api().register({ body: { name: 'Asha Rao', email, password: PASSWORD } });
    const { page } = await visit();
    await page.route('**/api/user/activation', (route) => route.abort(), { times: 1 });
    await page.goto(await shop.outbox.waitForLink(email, 'Activate'));
    await waitForText(page, 'The shop cannot be reached.');
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
    await waitForText(page, /^Too many attempts\. Please try again in \d+ minutes\.$/);
    const msg = 'The shop is not available at the moment. Please try again shortly.';
    await page.route('**/api/user/login', (route) =>
      route.fulfill({ status: 503, json: { success: false, msg } }),
    );
    await press(page, 'Log in');
    await waitForText(page, msg);
    expect(getPath(page)).toBe('/login');
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
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await page
      .getByRole('dialog', { name: 'Are You Sure About Logout?' })
      .getByRole('button', { name: 'Log out' })
      .click();
    await page.waitForURL(`${shop.url}/`);
    await orders.waitForURL('**/login?next=%2Forders');
    await products.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    expect(getPath(products)).toBe('/products');
    await expect(shop.api(token).verifySession()).rejects.toThrow('Invalid Authentication.');

    await logIn(page, email, PASSWORD);
    await orders.waitForURL('**/orders');
    await products.getByRole('banner').getByRole('link', { name: 'Orders' }).waitFor();
    expect(unexpectedErrors(visitor)).toEqual([]);
  });
});
