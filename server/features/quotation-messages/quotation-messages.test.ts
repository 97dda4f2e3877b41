import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStorage } from '#server/features/request-files/store-file.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { quotationMessages } from '#server/platform/database/schema.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { createStoredFiles } from '#server/platform/files/stored-files.ts';
import { signUpWithPhone } from '../../../tests/support/buyers.ts';
import { endGathering } from '../../../tests/support/end-gathering.ts';
import { readRealPdf } from '../../../tests/support/sample-files.ts';
import { createRequest, sendOffer } from '../../../tests/support/send-offer.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { listMessages } from './list-messages.ts';
import { markMessagesRead } from './mark-messages-read.ts';
import type { MessageAuthor } from './message-author.ts';
import { type SentMessage, sendMessage } from './send-message.ts';

const OPERATOR = 'orders@haat.test';
const MEERA: MessageAuthor = { kind: 'operator', name: 'meera' };

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let account: MessageAuthor & { accountId: string };
let pdf: Buffer;
beforeAll(async () => {
  shop = await openTestShop({ OPERATOR_EMAIL: OPERATOR });
  buyer = await signUpWithPhone(shop);
  const { rows } = await shop.database.execute<{ id: string }>(
    sql`select id from accounts where email = ${buyer.email}`,
  );
  account = { kind: 'account', accountId: rows[0]?.id ?? '' };
  pdf = Buffer.from(await readRealPdf());
});
afterAll(() => shop.close());

const send = (author: MessageAuthor, message: SentMessage) =>
  retryTransaction(shop.database, (transaction) => sendMessage(transaction, author, message));
const list = (quoteRequestId: string, withInternal = false) =>
  listMessages(shop.database, quoteRequestId, { withInternal });
const request = () => createRequest(shop, buyer.api);

async function upload(sentBy: 'buyer' | 'link' | 'operator', name: string) {
  const files = createStoredFiles(`${shop.dataDir}/request-files`);
  const storeFile = createFileStorage(shop.database, files, pino({ enabled: false }));
  const bytes = Buffer.concat([pdf, Buffer.from(newId())]);
  const content = { declaredBytes: bytes.length, pieces: Readable.from([bytes]) };
  return (await storeFile({ accountId: account.accountId, sentBy }, name, content)).id;
}

describe('a message of the buyer', () => {
  it('is mailed to the operator, who can reply, and is read once the operator has seen it', async () => {
    const { quoteRequestId, number } = await request();
    await send(account, { quoteRequestId, words: 'Is it in stock?\n\nRegards, <Asha>', lineNumber: 1 });
    await endGathering(shop.database);
    const mail = await shop.outbox.waitForMail(OPERATOR, `Message about ${number}`);
    expect(mail).toContain(`Reply-To: ${buyer.email}`);
    expect(mail).toContain('has written to you about line 1');
    expect(mail).toContain('Regards, &lt;Asha&gt;');
    expect(await list(quoteRequestId)).toMatchObject([{ author: 'buyer', lineNumber: 1, readAt: null }]);
    await retryTransaction(shop.database, (transaction) =>
      markMessagesRead(transaction, quoteRequestId, 'operator'),
    );
    expect((await list(quoteRequestId))[0]?.readAt).toBeInstanceOf(Date);
  });

  it('cannot be about a line that there is not', async () => {
    const { quoteRequestId } = await request();
    await expect(send(account, { quoteRequestId, words: 'Which one?', lineNumber: 2 })).rejects.toMatchObject(
      {
        code: 'invalid_input',
        fields: { line_number: 'There is no line 2 in this request.' },
      },
    );
  });

  it('can be about an offer while it holds, but not once it has lapsed', async () => {
    const { quoteRequestId } = await request();
    await sendOffer(shop, quoteRequestId);
    await send(account, { quoteRequestId, words: 'Is freight included?' });
    expect((await list(quoteRequestId))[0]?.revisionNumber).toBe(1);
    await shop.database.execute(sql`
      update quote_revisions set lapses_at = now() - interval '1 second'
      where quote_request_id = ${quoteRequestId} and kind = 'quotation'`);
    await expect(send(account, { quoteRequestId, words: 'And now?' })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^This quotation was valid until .*\. Please ask us to renew it\.$/),
    });
    await send(MEERA, { quoteRequestId, words: 'Shall we renew it?' });
  });

  it('is refused once the request is closed', async () => {
    const { quoteRequestId } = await request();
    await shop.database.execute(sql`update quote_requests set state = 'closed' where id = ${quoteRequestId}`);
    await expect(send(account, { quoteRequestId, words: 'Hello?' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'This request is closed. Please send us a new one, or an e-mail.',
    });
  });

  it('is refused after sixty within an hour, however many come at once', async () => {
    const { quoteRequestId } = await request();
    await shop.database.insert(quotationMessages).values(
      Array.from({ length: 55 }, () => ({
        id: newId(),
        quoteRequestId,
        author: 'buyer' as const,
        words: 'x',
      })),
    );
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => send(account, { quoteRequestId, words: 'y' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(send(account, { quoteRequestId, words: 'z' })).rejects.toMatchObject({
      code: 'rate_limited',
    });
  });
});

describe('a message of the operator', () => {
  it('is mailed to the buyer with a link to the quotation', async () => {
    const { quoteRequestId, number } = await request();
    await send(MEERA, { quoteRequestId, words: 'Which colour would you like?' });
    await endGathering(shop.database);
    const mail = await shop.outbox.waitForMail(buyer.email, `message about your quote request ${number}`);
    expect(mail).toContain('meera has written to you about your quote request');
    expect(mail).toContain(`Reply-To: ${OPERATOR}`);
    expect(mail).toMatch(/http:\/\/shop\.test\/quotation\/\w{22}\b/);
  });

  it('as an internal note is neither mailed nor shown to the buyer, nor is its file', async () => {
    const { quoteRequestId, number } = await request();
    const fileIds = [await upload('operator', 'Cost.pdf')];
    const note = { quoteRequestId, words: 'Our cost is 900', isInternal: true, fileIds };
    await send(MEERA, note);
    await send(MEERA, { quoteRequestId, words: 'We are looking into it.' });
    await endGathering(shop.database);
    await shop.outbox.waitForMail(buyer.email, `message about your quote request ${number}`);
    expect((await shop.outbox.mailsTo(buyer.email)).join()).not.toContain('Our cost is 900');
    expect((await list(quoteRequestId)).map(({ words }) => words)).toEqual(['We are looking into it.']);
    expect(await list(quoteRequestId, true)).toMatchObject([
      { isInternal: true, files: [{ name: 'Cost.pdf' }] },
      { isInternal: false },
    ]);
    await expect(buyer.api.fetchFile({ params: { file: fileIds[0] ?? '' } })).rejects.toMatchObject({
      status: 404,
    });
    const { result } = await buyer.api.downloadMyData();
    expect(JSON.stringify(result)).not.toMatch(/Our cost is 900|Cost\.pdf/);
    expect(JSON.stringify(result.conversations)).toContain('We are looking into it.');
  });
});

describe('the files of messages', () => {
  it('are sent by those who have uploaded them alone, and are not among the files of the request', async () => {
    const { quoteRequestId } = await request();
    const [drawing, ofLink, photo] = [
      await upload('buyer', 'Drawing.pdf'),
      await upload('link', 'Site.pdf'),
      await upload('operator', 'Photo.pdf'),
    ];
    const foreign = { quoteRequestId, words: 'Mine', fileIds: [ofLink, photo] };
    await expect(send(account, foreign)).rejects.toMatchObject({ code: 'invalid_input' });
    expect((await buyer.api.listUnusedFiles()).files.map(({ name }) => name)).toEqual(['Drawing.pdf']);
    await expect(buyer.api.fetchFile({ params: { file: photo } })).rejects.toMatchObject({ status: 404 });

    await send(account, { quoteRequestId, words: 'As drawn', fileIds: [drawing] });
    await send(
      { kind: 'link', linkId: 'some link', name: 'Ravi' },
      { quoteRequestId, words: 'Site', fileIds: [ofLink] },
    );
    await send(MEERA, { quoteRequestId, words: 'Like this?', fileIds: [photo] });
    expect((await list(quoteRequestId)).map(({ authorName, files }) => [authorName, files[0]?.name])).toEqual(
      [
        ['', 'Drawing.pdf'],
        ['Ravi', 'Site.pdf'],
        ['meera', 'Photo.pdf'],
      ],
    );
    expect(await buyer.api.fetchFile({ params: { file: photo } })).toBeTruthy();
    const { orders } = await buyer.api.listOrders();
    const order = await buyer.api.getOrder({ params: { oid: orders[0]?._id ?? '' } });
    expect(JSON.stringify(order)).not.toContain('Drawing.pdf');
  });

  it('are refused with a message that is refused, and stay unsent', async () => {
    const { quoteRequestId } = await request();
    const fileIds = [await upload('buyer', 'Later.pdf')];
    await expect(send(account, { quoteRequestId, words: 'x', lineNumber: 9, fileIds })).rejects.toBeTruthy();
    expect((await buyer.api.listUnusedFiles()).files.map(({ id }) => id)).toEqual(fileIds);
    expect(
      await shop.database
        .select()
        .from(quotationMessages)
        .where(eq(quotationMessages.quoteRequestId, quoteRequestId)),
    ).toEqual([]);
  });
});
