import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { PASSWORD } from '../support/buyers.ts';
import { main, press, type, waitForText } from '../support/form-actions.ts';
import { stopClock, unexpectedErrors } from '../support/page-actions.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const THIEFS_PASSWORD = 'the thief chose this';
const ACTIVATED = 'Thank You!! Your Account has been activated';
const LOCKED = 'This is not the browser you registered in.';

let realShop: TestShop;
test.beforeAll(async () => {
  realShop = await openTestShop({}, { isTrial: false });
});
test.afterAll(() => realShop.close());

/** Has the calls of this page answered by the shop that is not in trial mode. */
async function leaveTrialMode(page: Page): Promise<void> {
  await page.route('**/api/user/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const response = await realShop.fetch(pathname, {
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
    });
    await route.fulfill({ status: response.status, json: await response.json() });
  });
}

async function register(page: Page, name: string, email: string, password: string): Promise<string> {
  await leaveTrialMode(page);
  await page.goto('/register');
  await type(page, 'Name', name);
  await type(page, 'E-mail', email);
  await type(page, 'Password', password);
  const { length } = await realShop.outbox.mailsTo(email);
  await press(page, 'Register');
  await page.waitForURL('**/login');
  await expect.poll(async () => (await realShop.outbox.mailsTo(email)).length).toBe(length + 1);
  return realShop.outbox.waitForLink(email, 'Activate');
}

test('the button of a registration that is done shows no more activity', async ({ visit }) => {
  const { page } = await visit({ width: 360 });
  await leaveTrialMode(page);
  await page.goto('/register');
  await type(page, 'Name', 'Asha Rao');
  await type(page, 'E-mail', 'done@buyer.test');
  await type(page, 'Password', PASSWORD);
  // The page is left 2.5 s later.
  await stopClock(page);
  await press(page, 'Register');
  const message = page.getByRole('listitem').getByRole('button', { name: 'Continue' });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(message).toBeVisible();
  }).toPass({ intervals: [50] });
  const button = main(page).getByRole('button', { name: 'Register' });
  await expect(button).toBeDisabled();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test.describe('without trial mode', () => {
  for (const width of [1440, 360])
    test(`activates at once in the browser that registered, and fills in the e-mail to log in at ${width} px`, async ({
      visit,
    }) => {
      const email = `here-${width}@buyer.test`;
      const visitor = await visit({ width });
      const { page } = visitor;
      await page.goto(await register(page, 'Asha Rao', email, PASSWORD));
      await waitForText(page, ACTIVATED);
      await main(page).getByRole('link', { name: 'Login Now' }).click();
      await page.waitForURL('**/login');
      await expect(main(page).getByLabel('E-mail')).toHaveValue(email);
      await page.reload();
      await expect(main(page).getByLabel('E-mail')).toHaveValue(email);
      await type(page, 'Password', PASSWORD);
      await press(page, 'Log in');
      await waitForText(page, 'Login Successfully Done');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

  test('asks for the password in any other browser, as often as it is wrong', async ({ visit }) => {
    const email = 'elsewhere@buyer.test';
    const [desktop, phone] = [await visit(), await visit({ width: 360 })];
    const link = await register(desktop.page, 'Asha Rao', email, PASSWORD);
    const { page } = phone;
    await leaveTrialMode(page);
    const activations: string[] = [];
    page.on('request', (request) => request.url().endsWith('/activation') && activations.push(request.url()));
    await page.goto(link);
    await waitForText(page, LOCKED);
    await press(page, 'Activate');
    await waitForText(page, 'Password is required.');
    await type(page, 'Password', 'not the password');
    await press(page, 'Activate');
    await waitForText(page, 'This is not the password you registered with.');
    expect(activations).toEqual([]);
    await type(page, 'Password', PASSWORD);
    await press(page, 'Activate');
    await waitForText(page, ACTIVATED);
    await page.getByRole('listitem').getByText('Your Account has been activated').waitFor();
    await main(page).getByRole('link', { name: 'Login Now' }).click();
    await expect(main(page).getByLabel('E-mail')).toHaveValue(email);
    expect(unexpectedErrors(phone)).toEqual([]);
  });

  test('gives no account to a stranger who registers the same address a moment later', async ({ visit }) => {
    const email = 'owner@buyer.test';
    const [owner, thief] = [await visit(), await visit()];
    const link = await register(owner.page, 'Owner', email, PASSWORD);
    const thiefsLink = await register(thief.page, 'Thief', email, THIEFS_PASSWORD);
    const { page } = owner;
    await page.goto(thiefsLink);
    await waitForText(page, LOCKED);
    await type(page, 'Password', PASSWORD);
    await press(page, 'Activate');
    await waitForText(page, 'This is not the password you registered with.');
    await page.goto(link);
    await waitForText(page, ACTIVATED);
    await page.goto(thiefsLink);
    await waitForText(page, 'This e-mail address already has an account. Please log in.');
    const logIn = (password: string) => realShop.api().logIn({ body: { email, password } });
    await expect(logIn(THIEFS_PASSWORD)).rejects.toMatchObject({ status: 422 });
    expect((await logIn(PASSWORD)).success).toBe(true);
  });
});

test('activates at once in any browser in trial mode', async ({ shop, visit }) => {
  const email = 'trial@buyer.test';
  await shop.api().register({ body: { name: 'Asha Rao', email, password: PASSWORD } });
  const { page } = await visit();
  await page.goto(await shop.outbox.waitForLink(email, 'Activate'));
  await waitForText(page, ACTIVATED);
  await page.getByRole('listitem').getByText('Your Account has been activated').waitFor();
});
