import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quotationEvents, quoteRequests } from '#server/platform/database/schema.ts';
import { signUpWithPhone } from '../../../tests/support/buyers.ts';
import { createRequest, sendOffer } from '../../../tests/support/send-offer.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { composeQuotationEmails } from './compose-quotation-emails.ts';
import { remindOfLapses } from './remind-of-lapses.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
beforeAll(async () => {
  shop = await openTestShop({ OPERATOR_EMAIL: 'orders@haat.test' });
  buyer = await signUpWithPhone(shop);
});
afterAll(() => shop.close());

/** A request with an offer that was sent ten days ago. */
async function offer(hoursLeft: number) {
  const request = await createRequest(shop, buyer.api);
  await sendOffer(shop, request.quoteRequestId);
  await moveLapse(request.quoteRequestId, hoursLeft);
  return request;
}

const moveLapse = (quoteRequestId: string, hoursLeft: number) =>
  shop.database.execute(sql`
    update quote_revisions
    set lapses_at = now() + make_interval(hours => ${hoursLeft}), created_at = now() - interval '10 days'
    where quote_request_id = ${quoteRequestId} and state = 'sent'`);

async function listReminders(quoteRequestId: string) {
  const events = await shop.database
    .select()
    .from(quotationEvents)
    .where(and(eq(quotationEvents.quoteRequestId, quoteRequestId), eq(quotationEvents.kind, 'reminded')));
  return events.map(({ revisionNumber, detail }) => [revisionNumber, detail.daysBefore]);
}

const countMails = async (number: string) =>
  (await shop.outbox.mailsTo(buyer.email)).filter((mail) => mail.includes(`quotation ${number} R1 is valid`))
    .length;

describe('the buyer of an offer', () => {
  it('is reminded three days and one day before it lapses, each once, by however many nodes', async () => {
    const { quoteRequestId, number } = await offer(80);
    await Promise.all(Array.from({ length: 4 }, () => remindOfLapses(shop.database)));
    await remindOfLapses(shop.database);
    await expect.poll(() => countMails(number)).toBe(1);
    expect(await listReminders(quoteRequestId)).toEqual([[1, 3]]);
    await moveLapse(quoteRequestId, 30);
    await remindOfLapses(shop.database);
    await remindOfLapses(shop.database);
    await expect.poll(() => countMails(number)).toBe(2);
    expect(await listReminders(quoteRequestId)).toEqual([
      [1, 3],
      [1, 1],
    ]);
    const mail = await shop.outbox.waitForMail(buyer.email, `quotation ${number} R1 is valid until`);
    expect(mail).toMatch(/\/quotation\/\w{22}\b/);
    expect(mail.replace(/\s+/g, ' ')).toContain('please accept it by then');
  });

  it('does not make the operator look again: a reminder is no step', async () => {
    const { quoteRequestId } = await offer(80);
    const selectVersion = () =>
      shop.database
        .select({ version: quoteRequests.version })
        .from(quoteRequests)
        .where(eq(quoteRequests.id, quoteRequestId));
    const before = await selectVersion();
    await remindOfLapses(shop.database);
    expect(await listReminders(quoteRequestId)).toEqual([[1, 3]]);
    expect(await selectVersion()).toEqual(before);
  });

  it.each(['countered', 'accepted', 'declined', 'closed'])('is not reminded once it is %s', async (state) => {
    const { quoteRequestId } = await offer(30);
    await shop.database.execute(sql`update quote_requests set state = ${state} where id = ${quoteRequestId}`);
    await remindOfLapses(shop.database);
    expect(await listReminders(quoteRequestId)).toEqual([]);
  });

  it('is not reminded of what has lapsed, or was replaced by an offer that has just been sent', async () => {
    const lapsed = await offer(-1);
    const replaced = await offer(30);
    await sendOffer(shop, replaced.quoteRequestId);
    await remindOfLapses(shop.database);
    expect(await listReminders(lapsed.quoteRequestId)).toEqual([]);
    expect(await listReminders(replaced.quoteRequestId)).toEqual([]);
  });

  it('gets no mail about an offer that is answered between the reminder and its mail', async () => {
    const { quoteRequestId, number } = await offer(30);
    await shop.stopJobs();
    await remindOfLapses(shop.database);
    expect(await listReminders(quoteRequestId)).toEqual([[1, 1]]);
    await shop.database.execute(
      sql`update quote_requests set state = 'countered' where id = ${quoteRequestId}`,
    );
    const dependencies = {
      sender: { brandName: 'Udyog Haat', publicUrl: 'http://shop.test' },
      operatorEmail: 'orders@haat.test',
    };
    const mail = { quoteRequestId, about: 'reminder', revisionNumber: 1 } as const;
    expect(await composeQuotationEmails(shop.database, dependencies, mail)).toEqual([]);
    expect(await countMails(number)).toBe(0);
  });
});
