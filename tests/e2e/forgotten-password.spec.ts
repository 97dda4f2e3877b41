import { expect, test } from '../support/browser-test.ts';
import { PASSWORD, signUp } from '../support/buyers.ts';
import { WIDTHS } from '../support/extended.ts';
import { logIn, main, press, type, waitForText } from '../support/form-actions.ts';
import { readToken, unexpectedErrors } from '../support/page-actions.ts';

const NEW_PASSWORD = 'battery staple correct';

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
      await expect(submit).toBeDisabled();
      const message = page.getByRole('alert');
      await message
        .getByText('Please open the link that we have e-mailed you to set a new password.')
        .waitFor();
      expect(Date.now() - askedAt).toBeGreaterThan(1900);
      await expect(submit).toBeEnabled();
      await message.getByRole('button', { name: 'Dismiss' }).click();
      await message.waitFor({ state: 'detached' });

      const link = await shop.outbox.waitForLink(email, 'Subject: Set a new password');
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await page.goto(link);
      await page.reload();
      expect(posts).toEqual([]);
      await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

      await type(page, 'New password', NEW_PASSWORD);
      await type(page, 'Confirm password', PASSWORD);
      await press(page, 'Set password');
      await waitForText(page, 'Password Not Matches');
      await type(page, 'New password', 'password123');
      await type(page, 'Confirm password', 'password123');
      await press(page, 'Set password');
      await waitForText(page, 'This password is too common. Please choose another one.');
      await type(page, 'New password', NEW_PASSWORD);
      await type(page, 'Confirm password', NEW_PASSWORD);
      await main(page).getByRole('button', { name: 'Show password: New password' }).click();
      await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text');
      await press(page, 'Set password');
      await waitForText(page, 'Your new password has been set. Please log in with it.');
      await page.waitForURL('**/login');
      await expect.poll(() => readToken(page)).toBeUndefined();
      await expect(api.verifySession()).rejects.toThrow('Invalid Authentication.');

      await logIn(page, email, PASSWORD);
      await waitForText(page, 'Incorrect e-mail or password.');
      await type(page, 'Password', NEW_PASSWORD);
      await press(page, 'Log in');
      await page.waitForURL(`${shop.url}/`);

      await page.goto(link);
      await type(page, 'New password', PASSWORD);
      await type(page, 'Confirm password', PASSWORD);
      await press(page, 'Set password');
      await waitForText(page, 'This link has expired or has already been used.');
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
      await type(page, 'Confirm password', NEW_PASSWORD);
      await press(page, 'Set password');
      await waitForText(page, 'This link has expired or has already been used.');
    });
  });
