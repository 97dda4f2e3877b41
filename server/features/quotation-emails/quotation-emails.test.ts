import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatRupees } from '#domain/indian-format.ts';
import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { createShipment } from '#server/features/dispatch/create-shipment.ts';
import { recordDelivery } from '#server/features/dispatch/record-delivery.ts';
import { sendMessage } from '#server/features/quotation-messages/send-message.ts';
import { acceptOffer } from '#server/features/quotations/accept-offer.ts';
import { acceptOnWord } from '#server/features/quotations/accept-on-word.ts';
import { askToRenew } from '#server/features/quotations/ask-to-renew.ts';
import { counterOffer } from '#server/features/quotations/counter-offer.ts';
import { declineOffer } from '#server/features/quotations/decline-offer.ts';
import { declineRequest } from '#server/features/quotations/decline-request.ts';
import { createLink, findLink } from '#server/features/quotations/quotation-links.ts';
import { undoAcceptance } from '#server/features/quotations/undo-acceptance.ts';
import { withdrawRequest } from '#server/features/quotations/withdraw-request.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { mailLog, quotationLinks } from '#server/platform/database/schema.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { PARTY, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { endGathering } from '../../../tests/support/end-gathering.ts';
import { readAttachment } from '../../../tests/support/outbox.ts';
import { readPdfText } from '../../../tests/support/pdf-text.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { createRequest, sendOffer } from '../../../tests/support/send-offer.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { composeQuotationEmails } from './compose-quotation-emails.ts';

const OPERATOR = 'orders@haat.test';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let answerer: Parameters<typeof acceptOffer>[1];
beforeAll(async () => {
  shop = await openTestShop({ OPERATOR_EMAIL: OPERATOR });
  buyer = await signUpWithPhone(shop);
  const { rows } = await shop.database.execute<{ id: string }>(
    sql`select id from accounts where email = ${buyer.email}`,
  );
  const account = { id: rows[0]?.id ?? '', name: 'Asha Rao', email: buyer.email, phone: buyer.phone };
  answerer = { kind: 'account', buyer: account, clientIp: '10.0.0.1', userAgent: 'Phone' };
});
afterAll(() => shop.close());

const take = <Result>(step: (transaction: Transaction) => Promise<Result>) =>
  retryTransaction(shop.database, step);
const asMeera = <Result>(step: (transaction: Transaction) => Promise<Result>) =>
  runAsOperator(shop.database, 'meera', step);
const mailToBuyer = (words: string) => shop.outbox.waitForMail(buyer.email, words);
const mailToOperator = (words: string) => shop.outbox.waitForMail(OPERATOR, words);

/** As people read it: without the breaks of lines. */
const toText = (mail: string) => mail.replace(/\s+/g, ' ');

/** A request of two lines with an offer. */
async function offer(change?: (terms: QuotationTerms) => QuotationTerms) {
  const request = await createRequest(shop, buyer.api, 2);
  const document = await sendOffer(shop, request.quoteRequestId, change);
  return { ...request, document, total: formatRupees(document.figures.totalPaise) };
}

const withFreight = (terms: QuotationTerms): QuotationTerms => ({
  ...terms,
  charges: { ...terms.charges, freightTerm: 'added', freightPaise: 150_000 },
  paymentTerms: '30 days from dispatch',
});

describe('the mail with an offer', () => {
  it('has the quotation as PDF, its total, freight and terms, and a link that opens it', async () => {
    const { number, total } = await offer(withFreight);
    const mail = await mailToBuyer(`quotation ${number} R1`);
    expect(mail).toContain(`Reply-To: ${OPERATOR}`);
    expect(mail).toContain(`Grand total with GST: ${total}`);
    expect(mail).toContain('Freight: ₹1,500.00 before GST, in this total');
    expect(mail).toContain('Payment: 30 days from dispatch');
    expect(mail).toContain(`filename=${number.replaceAll('/', '-')}-R1.pdf`);
    expect(await readPdfText(readAttachment(mail))).toContain('Quotation');
    const token = mail.match(/\/quotation\/(\w{22})\b/)?.[1] ?? '';
    const response = await shop.fetch(`/api/quotation/${token}`);
    expect(await response.json()).toMatchObject({ success: true });
  });

  it('has in no job what opens the quotation, and the link is the buyer’s', async () => {
    const { quoteRequestId, number } = await offer();
    await mailToBuyer(`quotation ${number} R1`);
    const [mail] = await shop.database
      .select()
      .from(mailLog)
      .where(eq(mailLog.quoteRequestId, quoteRequestId))
      .then((rows) => rows.filter(({ kind }) => kind === 'quotation-mail'));
    expect(mail?.subject).toMatch(/^Udyog Haat: quotation EST\S+ R1, ₹[\d,.]+, valid until \d+ \w+ \d{4}$/);
    expect(mail?.payload).toEqual({ quoteRequestId, about: 'offered', revisionNumber: 1, to: 'buyer' });
    expect(
      await shop.database
        .select()
        .from(quotationLinks)
        .where(eq(quotationLinks.quoteRequestId, quoteRequestId)),
    ).toMatchObject([{ email: buyer.email, mayAnswer: true }]);
  });

  it('says what has changed since the offer before, which is mailed no more', async () => {
    const { quoteRequestId, number } = await offer();
    await sendOffer(shop, quoteRequestId, withFreight);
    const mail = toText(await mailToBuyer(`quotation ${number} R2`));
    expect(mail).toContain('Our revised quotation');
    expect(mail).toContain('It replaces the earlier one.');
    expect(mail).toContain('What has changed');
    expect(mail).toContain('Freight: ₹1,500.00, in the total (earlier included in the prices)');
    const sender = { brandName: 'Udyog Haat', publicUrl: 'http://shop.test' };
    const former = { quoteRequestId, about: 'offered', revisionNumber: 1 } as const;
    expect(await composeQuotationEmails(shop.database, { sender, operatorEmail: OPERATOR }, former)).toEqual(
      [],
    );
  });
});

describe('the mails about an acceptance', () => {
  it('go to both with the accepted quotation, and name the lines that were chosen', async () => {
    const { quoteRequestId, number, document } = await offer();
    const [chosen, other] = document.terms.lines;
    const said = {
      name: 'Ravi Rao',
      designation: 'Purchase Manager',
      poNumber: 'PO-77',
      poDate: '2026-11-20',
    };
    const lineNumbers = [chosen?.number ?? 0];
    const { totalPaise } = await take((transaction) =>
      acceptOffer(transaction, answerer, { quoteRequestId, revisionNumber: 1, lineNumbers, ...said }),
    );
    const mails = [
      await mailToBuyer(`order confirmed, quotation ${number} R1`),
      await mailToOperator(`Accepted: ${number} R1`),
    ];
    for (const mail of mails) {
      expect(toText(mail)).toContain('Ravi Rao, Purchase Manager accepted our quotation');
      expect(mail).toContain(`Grand total with GST: ${formatRupees(totalPaise)}`);
      expect(mail).toContain('PO-77 of 20 Nov 2026');
      expect(mail).toContain(chosen?.title);
      expect(toText(mail)).toContain(`Not ordered 2. ${other?.title}`);
      expect(mail).toContain(`filename=${number.replaceAll('/', '-')}-R1.pdf`);
      const paper = await readPdfText(readAttachment(mail));
      expect(paper).toContain(formatRupees(totalPaise));
      expect(paper).toMatch(/Accepted on .* by Ravi Rao, Purchase Manager · purchase order PO-77/);
      expect(paper).not.toContain(other?.title);
      expect(paper).not.toContain('To accept');
    }
    expect(mails[1]).toContain('The buyer was logged in.');
    expect(mails[1]).toContain(`Reply-To: ${buyer.email}`);
  });

  it('keep the PDF of the offer as it was once the acceptance is undone', async () => {
    const { quoteRequestId, document } = await offer();
    const token = await take((transaction) =>
      createLink(transaction, { quoteRequestId, email: 'site@rao.test', mayAnswer: false }),
    );
    const readPaper = async () => {
      const response = await shop.fetch(`/api/quotation/${token}/pdf`);
      return readPdfText(Buffer.from(await response.arrayBuffer()));
    };
    const offered = await readPaper();
    expect(offered).toContain('To accept');
    const lineNumbers = [document.terms.lines[0]?.number ?? 0];
    const accepted = { quoteRequestId, revisionNumber: 1, lineNumbers, name: 'Ravi Rao' };
    await take((transaction) => acceptOffer(transaction, answerer, accepted));
    expect(await readPaper()).toMatch(/Accepted on .* by Ravi Rao/);
    const undo = { quoteRequestId, operator: 'meera', reason: 'Wrong line' };
    await asMeera((transaction) => undoAcceptance(transaction, undo));
    expect(await readPaper()).toBe(offered);
  });

  it('say who wrote it down where the buyer gave a word', async () => {
    const { quoteRequestId, number } = await offer();
    const word = { quoteRequestId, operator: 'meera', saidBy: 'by phone', name: 'Asha Rao' };
    await asMeera((transaction) => acceptOnWord(transaction, word));
    expect(toText(await mailToBuyer(`order confirmed, quotation ${number} R1`))).toMatch(
      /Asha Rao accepted our quotation EST\S+ R1 by phone, which we noted on /,
    );
    expect(toText(await mailToOperator(`Accepted: ${number} R1`))).toContain(
      'Recorded by meera on the buyer’s word.',
    );
  });

  it('say for whom the link was made by which it was accepted', async () => {
    const { quoteRequestId, number } = await offer();
    const byLink = await openLink(quoteRequestId);
    await take((transaction) =>
      acceptOffer(transaction, byLink, { quoteRequestId, revisionNumber: 1, name: 'Ravi Rao' }),
    );
    expect(toText(await mailToOperator(`Accepted: ${number} R1`))).toContain(
      'The link for site@rao.test was used, without a login.',
    );
    expect(await shop.outbox.mailsTo('site@rao.test')).toEqual([]);
  });

  it('can be sent again one by one', async () => {
    const { quoteRequestId, number } = await offer();
    await take((transaction) =>
      acceptOffer(transaction, answerer, { quoteRequestId, revisionNumber: 1, name: 'Asha Rao' }),
    );
    await mailToBuyer(`order confirmed, quotation ${number} R1`);
    await mailToOperator(`Accepted: ${number} R1`);
    const [logged] = await shop.database
      .select()
      .from(mailLog)
      .where(sql`subject like ${`Accepted: ${number}%`}`);
    const again = ['mails', 'again', logged?.id ?? '', '--to', 'desk@haat.test'];
    expect((await runCommand(shop, again)).exitCode).toBe(0);
    await shop.outbox.waitForMail('desk@haat.test', `Accepted: ${number} R1`);
    expect(await shop.outbox.mailsTo('desk@haat.test')).toHaveLength(1);
  });
});

/** Somebody with a link for site@rao.test. */
async function openLink(quoteRequestId: string) {
  const link = { quoteRequestId, email: 'site@rao.test', mayAnswer: true };
  const token = await take((transaction) => createLink(transaction, link));
  const { id: linkId = '' } = (await findLink(shop.database, token)) ?? {};
  return { kind: 'link', linkId, name: 'Ravi Rao', clientIp: '10.0.0.2', userAgent: 'Phone' } as const;
}

describe('the mails about goods', () => {
  it('say what has left in which way, what has arrived, and who received it', async () => {
    const { quoteRequestId, number, document } = await offer((terms) => ({
      ...terms,
      lines: terms.lines.map((line) => ({ ...line, quantity: 5 })),
    }));
    await take((transaction) =>
      acceptOffer(transaction, answerer, { quoteRequestId, revisionNumber: 1, name: 'Asha Rao' }),
    );
    const [first] = document.terms.lines;
    const lines = [{ orderId: first?.orderId ?? '', quantity: 2 }];
    const details = {
      ...{ transporter: 'VRL Logistics', lr_number: 'LR 1234', vehicle: 'KA 01 AB 1234', packages: 2 },
      ...{ tracking_url: 'https://carrier.test/1234', note: 'Please unload by crane.' },
    };
    const { id } = await asMeera((transaction) =>
      createShipment(transaction, { quoteRequestId, lines, details, operator: 'meera' }),
    );
    const shipped = toText(await mailToBuyer(`shipment ${number}/S1 dispatched`));
    for (const words of [
      ...[
        'by VRL Logistics',
        'Quantity: 2 of 5',
        'LR number: LR 1234',
        'Vehicle: KA 01 AB 1234',
        'Packages: 2',
      ],
      ...['Note Please unload by crane.', 'https://carrier.test/1234', first?.title ?? ''],
    ])
      expect(shipped).toContain(words);
    await asMeera((transaction) =>
      recordDelivery(transaction, { shipmentId: id, receivedBy: 'Shanti', operator: 'meera' }),
    );
    const delivered = toText(await mailToBuyer(`shipment ${number}/S1 delivered`));
    expect(delivered).toContain('and received by Shanti.');
    expect(delivered).toContain('Quantity: 2 of 5');
  });
});

describe('the mail about messages', () => {
  it('has all that one side has written within ten minutes', async () => {
    const { quoteRequestId, number } = await createRequest(shop, buyer.api, 2);
    const { id: accountId } = (answerer as Extract<typeof answerer, { kind: 'account' }>).buyer;
    const account = { kind: 'account', accountId } as const;
    const meera = { kind: 'operator', name: 'meera' } as const;
    const send = (author: Parameters<typeof sendMessage>[1], words: string, lineNumber?: number) =>
      take((transaction) => sendMessage(transaction, author, { quoteRequestId, words, lineNumber }));
    await send(account, 'In which colours?', 1);
    await send(meera, 'Blue and grey.');
    await send(account, 'And the weight?');
    const jobs = async () => {
      const { rows } = await shop.database.execute<{ count: number; minutes: number }>(sql`
        select json_array_length(payload) as count, round(extract(epoch from run_at - created_at) / 60)::integer as minutes
        from graphile_worker._private_jobs
        where starts_with(key, ${`quotation-mail ${quoteRequestId}`}) order by id`);
      return rows;
    };
    expect(await jobs()).toEqual([
      { count: 2, minutes: 10 },
      { count: 1, minutes: 10 },
    ]);
    await endGathering(shop.database);
    const mail = toText(await mailToOperator('In which colours?'));
    expect(mail).toContain(`has written to you about quote request ${number}`);
    expect(mail).toMatch(
      /Message of [\w ]+, [\d:]+ [ap]m, line 1 In which colours\? Message of [\w ]+, [\d:]+ [ap]m And the weight\?/,
    );
    expect(toText(await mailToBuyer('Blue and grey.'))).toContain('meera has written to you');
    // What comes later has a mail of its own.
    await send(account, 'Thank you.');
    expect(await jobs()).toEqual([{ count: 1, minutes: 10 }]);
  });
});

describe('the mails about other answers', () => {
  it('tell the operator of a counter-offer, line by line', async () => {
    const { quoteRequestId, number, document } = await offer();
    const [first, second] = document.terms.lines.map((line) => line.number);
    await take((transaction) =>
      counterOffer(transaction, answerer, {
        quoteRequestId,
        revisionNumber: 1,
        lines: [
          { number: first ?? 0, ratePaise: 90_000, quantity: 12.5, remark: 'Our budget' },
          { number: second ?? 0, isDropped: true },
        ],
        words: 'Please come closer.',
      }),
    );
    const mail = toText(await mailToOperator(`Changes requested: ${number} R1`));
    expect(mail).toMatch(/Quantity: 12\.5 \S+; our quotation says 1 /);
    expect(mail).toContain('Price: ₹900.00 per');
    expect(mail).toContain('No longer wanted');
    expect(mail).toContain('Our budget');
    expect(mail).toContain('Please come closer.');
    expect(mail).toContain(`npm run operator -- offer show ${number}`);
  });

  it('name somebody who answers by a link', async () => {
    const { quoteRequestId, number } = await offer();
    const byLink = await openLink(quoteRequestId);
    const counter = { quoteRequestId, revisionNumber: 1, lines: [], words: 'Please come closer.' };
    await take((transaction) => counterOffer(transaction, byLink, counter));
    expect(toText(await mailToOperator(`Changes requested: ${number} R1`))).toMatch(
      /Ravi Rao of .+ \(by link\) would like changes to quotation/,
    );
    const decline = { quoteRequestId, revisionNumber: 1, reason: 'Another reason' } as const;
    await take((transaction) => declineOffer(transaction, byLink, decline));
    expect(toText(await mailToOperator(`Declined: ${number} R1`))).toMatch(
      /Ravi Rao of .+ \(by link\) has declined quotation/,
    );
  });

  it('tell the operator why an offer is declined, and the buyer why a request is', async () => {
    const { quoteRequestId, number } = await offer();
    const decline = { reason: 'The price is too high', words: 'We found it for less.' } as const;
    await take((transaction) =>
      declineOffer(transaction, answerer, { quoteRequestId, revisionNumber: 1, ...decline }),
    );
    const mail = toText(await mailToOperator(`Declined: ${number} R1`));
    expect(mail).toContain('Reason The price is too high');
    expect(mail).toContain('We found it for less.');

    const request = await createRequest(shop, buyer.api);
    await asMeera((transaction) =>
      declineRequest(transaction, { ...request, operator: 'meera', reason: 'The maker has closed.' }),
    );
    expect(toText(await mailToBuyer('The maker has closed.'))).toContain('We regret that we cannot supply');
  });

  it('tell the operator of a withdrawal and of the wish to renew a lapsed offer', async () => {
    const request = await createRequest(shop, buyer.api);
    await take((transaction) => withdrawRequest(transaction, answerer, { ...request, words: 'Not needed.' }));
    expect(toText(await mailToOperator(`Withdrawn: ${request.number}`))).toContain('Not needed.');

    const { quoteRequestId, number } = await offer();
    await shop.database.execute(sql`
      update quote_revisions set lapses_at = now() - interval '1 hour'
      where quote_request_id = ${quoteRequestId} and kind = 'quotation'`);
    await take((transaction) =>
      askToRenew(transaction, answerer, { quoteRequestId, words: 'Still wanted.' }),
    );
    expect(toText(await mailToOperator(`Renewal requested: ${number} R1`))).toContain('Still wanted.');
  });

  it('tell the buyer of an acceptance that is undone, and until when the offer holds', async () => {
    const { quoteRequestId, number } = await offer();
    await take((transaction) =>
      acceptOffer(transaction, answerer, { quoteRequestId, revisionNumber: 1, name: 'Asha Rao' }),
    );
    await asMeera((transaction) =>
      undoAcceptance(transaction, { quoteRequestId, operator: 'meera', reason: 'You chose the wrong line.' }),
    );
    const mail = toText(await mailToBuyer(`acceptance of quotation ${number} R1 undone`));
    expect(mail).toContain('Reason You chose the wrong line.');
    expect(mail).toContain('The quotation itself is still valid');
    expect(mail).toMatch(/\/quotation\/\w{22}\b/);
  });

  it('are none once the buyer’s account is deleted', async () => {
    const leaving = await signUpWithPhone(shop);
    const { quoteRequestId } = await createRequest(shop, leaving.api);
    await runCommand(shop, ['buyers', 'close', '--yes', leaving.email]);
    const sender = { brandName: 'Udyog Haat', publicUrl: 'http://shop.test' };
    const mail = { quoteRequestId, about: 'withdrawn' } as const;
    expect(await composeQuotationEmails(shop.database, { sender, operatorEmail: OPERATOR }, mail)).toEqual(
      [],
    );
  });

  it('show names as they are, but no markup', async () => {
    const party = { ...PARTY, order_customer: 'Rao & Sons <Works>' };
    const { quoteRequestId, number } = await createRequest(shop, buyer.api, 1, party);
    await take((transaction) => withdrawRequest(transaction, answerer, { quoteRequestId }));
    const mail = await mailToOperator(`Withdrawn: ${number}`);
    expect(mail).toContain('Rao &amp; Sons &lt;Works&gt;');
    const confirmation = await mailToBuyer(`quote request ${number} withdrawn`);
    expect(confirmation).toContain('has been withdrawn, as you asked');
    expect(confirmation).toContain(`/orders?q=${encodeURIComponent(number)}`);
  });
});
