import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { startDatabaseShop } from '../support/database-shop.ts';
import { chooseStep, logInToDesk, startOperatorSession } from '../support/desk.ts';

/** What is typed in forms that send something once; forms with versions are in the test of conflicts. */

type KeptForm = {
  name: string;
  open?: (page: Page) => Promise<void>;
  /** The label of what is typed into. */
  field: string;
  typed: string;
  /** What else must be typed before it can be sent. */
  fill?: (page: Page) => Promise<void>;
  /** The button that sends it. */
  send: string;
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const FORMS: readonly KeptForm[] = [
  {
    name: 'a message',
    ...{ field: 'Message to the buyer', typed: 'We call you at noon.', send: 'Send message' },
  },
  {
    name: 'an acceptance',
    open: (page) => press(page, 'Accepted by phone …'),
    fill: (page) => page.getByLabel('How the buyer accepted').fill('by phone'),
    ...{ field: 'Person', typed: 'Ravi Rao', send: 'Record' },
  },
  {
    name: 'the undoing of an acceptance',
    open: (page) => press(page, 'Undo the acceptance …'),
    ...{ field: 'Reason', typed: 'The order was for another firm.', send: 'Undo the acceptance' },
  },
  {
    name: 'a refusal',
    open: (page) => chooseStep(page, 'Decline …'),
    ...{ field: 'Reason', typed: 'We no longer make these.', send: 'Decline' },
  },
];

test('what is typed outlives a reload, a lost connection and the end of the session, and is gone once sent', async ({
  browser,
}) => {
  const shop = await startDatabaseShop();
  const page = await browser.newPage({ baseURL: shop.url });
  await logInToDesk(shop, page, 'owner');
  const buyer = await signUpWithPhone(shop);
  const request = (await requestQuote(buyer.api, 2))[0]?.order_invoice_id ?? '';
  const api = shop.api(await startOperatorSession(shop, 'owner'));
  await api.startOfferDraft({ body: { request } });
  await api.sendOffer({ body: { request } });
  const findKept = () => page.evaluate(() => Object.values(sessionStorage).join(' '));
  for (const { name, open, field, typed, fill, send } of FORMS) {
    await test.step(name, async () => {
      const input = page.getByRole('textbox', { name: field, exact: true });
      const submit = () => page.getByRole('button', { name: send, exact: true }).last().click();
      const reopen = async () => {
        await page.goto(`/desk/requests/${request}`);
        await open?.(page);
      };
      await reopen();
      await fill?.(page);
      await input.fill(typed);
      await reopen();
      await expect(input).toHaveValue(typed);

      await page.route('**/api/staff/**', (route) => route.abort());
      await submit();
      await expect(page.getByText('The shop cannot be reached').first()).toBeVisible();
      await expect(input).toHaveValue(typed);
      await page.unroute('**/api/staff/**');

      const session = await page.context().cookies();
      await page.context().clearCookies();
      await submit();
      await page.waitForURL(/\/desk\/login\?to=/);
      await page.context().addCookies(session);
      await reopen();
      await expect(input).toHaveValue(typed);

      await submit();
      await expect(async () => expect(await findKept()).not.toContain(typed)).toPass();
    });
  }
  await page.close();
  await shop.close();
});
