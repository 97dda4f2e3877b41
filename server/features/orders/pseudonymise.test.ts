import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeExpired } from '#server/app/remove-expired.ts';
import { mergeAccounts } from '#server/features/admin/merge-accounts.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { listMessages } from '#server/features/quotation-messages/list-messages.ts';
import { sendMessage } from '#server/features/quotation-messages/send-message.ts';
import { acceptOffer } from '#server/features/quotations/accept-offer.ts';
import type { Answerer } from '#server/features/quotations/answerer.ts';
import { counterOffer } from '#server/features/quotations/counter-offer.ts';
import { createLink, findLink } from '#server/features/quotations/quotation-links.ts';
import { startDraft } from '#server/features/quotations/start-draft.ts';
import { createFileStorage } from '#server/features/request-files/store-file.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { createStoredFiles } from '#server/platform/files/stored-files.ts';
import { PASSWORD, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { readRealPdf } from '../../../tests/support/sample-files.ts';
import { createRequest, sendOffer } from '../../../tests/support/send-offer.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

/** What people have written or are, each in its place. */
const SECRETS = [
  ...['counter words', 'line remark', 'buyer words', 'link words', 'note words', 'payment words'],
  ...[
    'Ravi Signs',
    'Purchase Chief',
    'PO-SECRET',
    'Agent 007',
    'Shanti Guard',
    'Lorry Number',
    'return words',
  ],
  'Ramesh Linked',
  ...['gate note', 'answer words', 'colleague@buyer.test', 'Plan.pdf', 'Cost.pdf', '10.20.30.40'],
];

let shop: TestShop;
let pdf: Buffer;
beforeAll(async () => {
  shop = await openTestShop({ OPERATOR_EMAIL: 'orders@haat.test' });
  pdf = Buffer.from(await readRealPdf());
});
afterAll(() => shop.close());

const files = () => createStoredFiles(`${shop.dataDir}/request-files`);

/** A buyer with an accepted quotation and all that can belong to it. */
async function createConversation() {
  const { database } = shop;
  const buyer = await signUpWithPhone(shop);
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from accounts where email = ${buyer.email}`,
  );
  const accountId = rows[0]?.id ?? '';
  const account = { id: accountId, name: 'Asha Rao', email: buyer.email, phone: buyer.phone };
  const answerer: Answerer = {
    ...{ kind: 'account', buyer: account, clientIp: '10.20.30.40', userAgent: 'Agent 007' },
  };
  const { quoteRequestId, number } = await createRequest(shop, buyer.api);
  const upload = async (sentBy: 'buyer' | 'operator', name: string) => {
    const storeFile = createFileStorage(database, files(), pino({ enabled: false }));
    const bytes = Buffer.concat([pdf, Buffer.from(newId())]);
    const content = { declaredBytes: bytes.length, pieces: Readable.from([bytes]) };
    return (await storeFile({ accountId, sentBy }, name, content)).id;
  };
  const fileIds = [await upload('buyer', 'Plan.pdf'), await upload('operator', 'Cost.pdf')];
  const take = <Result>(step: Parameters<typeof retryTransaction<Result>>[1]) =>
    retryTransaction(database, step);
  await sendOffer(shop, quoteRequestId, (terms) => ({ ...terms, paymentTerms: 'payment words' }));
  await take((transaction) =>
    counterOffer(transaction, answerer, {
      ...{ quoteRequestId, revisionNumber: 1, words: 'counter words' },
      lines: [{ number: 1, ratePaise: 100_00, remark: 'line remark' }],
    }),
  );
  await sendOffer(shop, quoteRequestId, (terms) => ({ ...terms, paymentTerms: 'payment words' }));
  await take(async (transaction) => {
    const token = await createLink(transaction, {
      quoteRequestId,
      email: 'site@buyer.test',
      mayAnswer: true,
    });
    const { id: linkId = '' } = (await findLink(transaction, token)) ?? {};
    const byLink = { kind: 'link', linkId, name: 'Ramesh Linked', clientIp: '', userAgent: '' } as const;
    await counterOffer(transaction, byLink, { quoteRequestId, revisionNumber: 2, lines: [], words: 'x' });
  });
  await sendOffer(shop, quoteRequestId, (terms) => ({ ...terms, paymentTerms: 'payment words' }));
  await take((transaction) =>
    acceptOffer(transaction, answerer, {
      ...{ quoteRequestId, revisionNumber: 3, name: 'Ravi Signs', designation: 'Purchase Chief' },
      ...{ poNumber: 'PO-SECRET', poDate: '2026-11-20' },
    }),
  );
  await take((transaction) =>
    createLink(transaction, { quoteRequestId, email: 'colleague@buyer.test', mayAnswer: true }),
  );
  const [planId = '', costId = ''] = fileIds;
  await take(async (transaction) => {
    const about = { quoteRequestId, isSilent: true };
    const link = { kind: 'link', linkId: 'some link', name: 'Ravi Signs' } as const;
    const meera = { kind: 'operator', name: 'meera' } as const;
    await sendMessage(
      transaction,
      { kind: 'account', accountId },
      {
        ...{ ...about, words: 'buyer words', fileIds: [planId] },
      },
    );
    await sendMessage(transaction, link, { ...about, words: 'link words' });
    await sendMessage(transaction, meera, {
      ...{ ...about, words: 'note words', isInternal: true, fileIds: [costId] },
    });
  });
  await runAsOperator(database, 'meera', (transaction) =>
    startDraft(transaction, { quoteRequestId, operator: 'meera' }),
  );
  await database.execute(sql`
    insert into shipments (id, quote_request_id, number, vehicle, received_by, tracking_url, note, made_by)
    values (${newId()}, ${quoteRequestId}, 1, 'Lorry Number', 'Shanti Guard', 'https://carrier.test/1', 'gate note', 'meera')`);
  await database.execute(sql`
    insert into order_returns (id, order_id, quantity, reason, state, answer)
    select ${newId()}, id, 1, 'return words', 'asked', 'answer words' from orders where quote_request_id = ${quoteRequestId}`);
  return { ...buyer, accountId, quoteRequestId, number, fileIds };
}

/** Everything that is stored about a quote request, as text. */
async function readAll(quoteRequestId: string): Promise<string> {
  const ofRequest = sql`where quote_request_id = ${quoteRequestId}`;
  const tables = [
    ...['quote_revisions', 'quotation_drafts', 'quotation_events', 'quotation_counters', 'mail_log'],
    ...[
      'quotation_acceptances',
      'quotation_answer_names',
      'quotation_links',
      'quotation_messages',
      'shipments',
      'request_files',
      'orders',
    ],
  ];
  const texts: string[] = [];
  for (const table of tables) {
    const { rows } = await shop.database.execute(
      sql`select to_json(stored)::text as stored from ${sql.identifier(table)} as stored ${ofRequest}`,
    );
    texts.push(JSON.stringify(rows));
  }
  const returns = await shop.database.execute(sql`
    select to_json(order_returns)::text as stored from order_returns join orders on orders.id = order_id ${ofRequest}`);
  return [...texts, JSON.stringify(returns.rows)].join('\n');
}

const findSecrets = (text: string) => SECRETS.filter((secret) => text.includes(secret));

describe('a link to a quotation', () => {
  it('is removed when it has expired, unless the quotation was accepted by it', async () => {
    const { quoteRequestId } = await createConversation();
    const listEmails = async () => {
      const { rows } = await shop.database.execute<{ email: string }>(
        sql`select email from quotation_links where quote_request_id = ${quoteRequestId} order by email`,
      );
      return rows.map(({ email }) => email);
    };
    await shop.database.execute(
      sql`delete from quotation_links where quote_request_id = ${quoteRequestId} and email <> 'colleague@buyer.test'`,
    );
    await retryTransaction(shop.database, (transaction) =>
      createLink(transaction, { quoteRequestId, email: 'other@buyer.test', mayAnswer: false }),
    );
    await shop.database.execute(sql`
      update quotation_acceptances set link_id = (
        select id from quotation_links where quote_request_id = ${quoteRequestId} and email = 'colleague@buyer.test')
      where quote_request_id = ${quoteRequestId}`);
    await removeExpired(shop.database);
    expect(await listEmails()).toEqual(['colleague@buyer.test', 'other@buyer.test']);
    await shop.database.execute(sql`update quotation_links set expires_at = now() - interval '1 second'`);
    await removeExpired(shop.database);
    expect(await listEmails()).toEqual(['colleague@buyer.test']);
  });
});

describe('the conversation about a quote request', () => {
  it('loses names, words, addresses and files with the account, and keeps steps and figures', async () => {
    const { api, quoteRequestId, fileIds } = await createConversation();
    const before = await readAll(quoteRequestId);
    expect(findSecrets(before)).toEqual(SECRETS);
    await api.deleteAccount({ body: { password: PASSWORD } });
    const after = await readAll(quoteRequestId);
    expect(findSecrets(after)).toEqual([]);
    const { rows } = await shop.database.execute<{ total: string; steps: number; lines: number[] }>(sql`
      select total_paise::text as total, line_numbers as lines,
        (select count(*)::integer from quotation_events where quote_request_id = ${quoteRequestId}) as steps
      from quotation_acceptances where quote_request_id = ${quoteRequestId}`);
    expect(rows).toMatchObject([{ lines: [1], total: expect.stringMatching(/^[1-9]\d+$/) }]);
    expect(rows[0]?.steps).toBeGreaterThanOrEqual(5);
    for (const id of fileIds) await expect.poll(() => files().has(id)).toBe(false);
  });

  it('loses them, too, when the time for which the request is kept is over', async () => {
    const { quoteRequestId } = await createConversation();
    await shop.database.execute(
      sql`update quote_requests set financial_year = '2010-11' where id = ${quoteRequestId}`,
    );
    await removeExpired(shop.database);
    expect(findSecrets(await readAll(quoteRequestId))).toEqual([]);
  });

  it('is part of the buyer’s own data, without what operators note and without secrets', async () => {
    const { api, number } = await createConversation();
    const { result } = await api.downloadMyData();
    expect(result.conversations).toMatchObject([
      {
        ...{ estimate_number: number, state: 'accepted' },
        steps: expect.arrayContaining([
          expect.objectContaining({ kind: 'countered', answered_by_link: 'Ramesh Linked' }),
        ]),
        counter_offers: [{ revision_number: 1, words: 'counter words' }, { revision_number: 2 }],
        acceptances: [
          {
            ...{ revision_number: 3, name: 'Ravi Signs', designation: 'Purchase Chief' },
            ...{ po_number: 'PO-SECRET', network_address: '10.20.30.40', user_agent: 'Agent 007' },
          },
        ],
        messages: [{ words: 'buyer words' }, { author_name: 'Ravi Signs', words: 'link words' }],
        links: expect.arrayContaining([expect.objectContaining({ email: 'colleague@buyer.test' })]),
        shipments: [{ vehicle: 'Lorry Number', received_by: 'Shanti Guard' }],
        returns: [{ reason: 'return words' }],
      },
    ]);
    const text = JSON.stringify(result);
    expect(text).not.toMatch(/note words|Cost\.pdf|token/);
    expect(result.files.map(({ name }) => name)).toContain('Plan.pdf');
  });

  it('goes with the request to another account of the same person', async () => {
    const { quoteRequestId, email, fileIds } = await createConversation();
    const other = await signUpWithPhone(shop);
    await mergeAccounts(shop.database, 'meera', email, other.email);
    const { result } = await other.api.downloadMyData();
    expect(JSON.stringify(result.conversations)).toContain('buyer words');
    expect(await listMessages(shop.database, quoteRequestId, { withInternal: false })).toHaveLength(2);
    expect(await other.api.fetchFile({ params: { file: fileIds[0] ?? '' } })).toBeTruthy();
  });

  it('stays when the demo catalogue is removed', async () => {
    const { quoteRequestId } = await createConversation();
    const { exitCode } = await runCommand(shop, ['demo', 'remove', '--yes']);
    expect(exitCode).toBe(0);
    expect(findSecrets(await readAll(quoteRequestId))).toEqual(SECRETS);
  });
});
