import { sql } from 'drizzle-orm';
import { newId } from '#server/platform/database/new-id.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { logInToDesk } from '../support/desk.ts';

test('marks a message of the contact form as done, and removes one only after asking', async ({
  shop,
  visit,
}) => {
  for (const fname of ['Asha', 'Ravi']) {
    const comment = `Please call ${fname}.`;
    await shop.api().sendContactMessage({ body: { fname, lname: 'Rao', phone: '9830012345', comment } });
  }
  const { page } = await visit({ width: 1440 });
  await logInToDesk(shop, page, 'sales');
  await page.goto('/desk/messages');
  const row = (words: string) => page.getByRole('row', { name: words });
  await row('Please call Asha.').getByRole('button', { name: 'Mark as done' }).click();
  await expect(row('Please call Asha.')).toBeHidden();
  await row('Please call Ravi.').getByRole('button', { name: 'Delete …' }).click();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(row('Please call Ravi.')).toBeVisible();
  await row('Please call Ravi.').getByRole('button', { name: 'Delete …' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row('Please call Ravi.')).toBeHidden();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(row('Please call Asha.')).toContainText('Done');
});

test('says why a mail was refused, and sends it to another address', async ({ shop, visit }) => {
  const id = newId();
  await shop.database.execute(sql`
    insert into mail_log (id, job_id, kind, payload, to_address, subject, state, last_reply)
    values (${id}, 'none', 'quotation-mail', '{}', 'asha@buyer.test', ${`Quotation ${id}`}, 'refused', '550 no such mailbox')`);
  const { page } = await visit({ width: 1440 });
  await logInToDesk(shop, page, 'sales');
  await page.goto('/desk/mails?state=refused');
  const mail = page.getByRole('row', { name: id });
  await expect(mail).toContainText('550 no such mailbox');
  await mail.getByRole('button', { name: 'Send again …' }).click();
  await page.getByLabel('Address, for this time only').fill('ravi@buyer.test');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('The mail will be sent.')).toBeVisible();
});
