import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPath } from '#domain/page-paths.ts';
import { selectLastRevision } from '#server/features/estimates/revision-queries.ts';
import { createVerifyCode } from '#server/features/quotations/verify-code.ts';
import type { RevisionState } from '#server/platform/database/schema.ts';
import { storeQuotation } from '../../../tests/support/stored-quotation.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function sendQuotation() {
  const { number, verifyCode, ...stored } = await storeQuotation(shop);
  return { ...stored, number, params: { number: number.replaceAll('/', '-'), code: verifyCode } };
}

async function setState(quoteRequestId: string, state: RevisionState): Promise<void> {
  await shop.database.execute(
    sql`update quote_revisions set state = ${state} where quote_request_id = ${quoteRequestId} and number = 1`,
  );
}

describe('verifying a quotation', () => {
  it('says that it is the latest, and neither for whom nor how much', async () => {
    const { number, params } = await sendQuotation();
    const { success, ...verified } = await shop.api().verifyQuotation({ params });
    expect(verified).toEqual({
      standing: 'latest',
      estimate_number: number,
      revision: 1,
      issuedAt: '2026-10-07T06:30:00.000Z',
      valid_until: '2099-12-08',
      latest_revision: 1,
    });
    const typed = { number: params.number.toLowerCase(), code: params.code.toLowerCase() };
    expect(await shop.api().verifyQuotation({ params: typed })).toMatchObject({ standing: 'latest' });
  });

  it.each(['superseded', 'accepted', 'declined', 'withdrawn'] as const)(
    'says that it is %s',
    async (state) => {
      const { quoteRequestId, params } = await sendQuotation();
      await setState(quoteRequestId, state);
      expect(await shop.api().verifyQuotation({ params })).toMatchObject({ standing: state });
    },
  );

  it('says that it has lapsed, from the midnight after its last day on', async () => {
    const { quoteRequestId, params } = await sendQuotation();
    await shop.database.execute(
      sql`update quote_revisions set lapses_at = now() where quote_request_id = ${quoteRequestId} and number = 1`,
    );
    expect(await shop.api().verifyQuotation({ params })).toMatchObject({ standing: 'lapsed' });
  });

  it('gives the same answer to an unknown number, another quotation’s code and what is no code', async () => {
    const { params } = await sendQuotation();
    const other = await sendQuotation();
    const attempts = [
      { number: 'EST-2026-27-999999', code: params.code },
      { number: params.number, code: other.params.code },
      { number: params.number, code: createVerifyCode() },
      { number: params.number, code: 'short' },
      { number: 'nonsense', code: params.code },
    ];
    const answers = await Promise.all(
      attempts.map(async ({ number, code }) => {
        const response = await shop.fetch(`/api${verifyPath(number, code)}`);
        return [response.status, (await response.json()).code];
      }),
    );
    expect(new Set(answers.map(String))).toEqual(new Set(['404,not_found']));
  });

  it('limits how often a network address can guess', async () => {
    const { number, params } = await sendQuotation();
    const attempt = async () =>
      (await shop.fetch(`/api${verifyPath(number, createVerifyCode())}`, {}, '198.51.100.7')).status;
    const statuses: number[] = [];
    for (let count = 0; count < 610 && statuses.at(-1) !== 429; count += 1) statuses.push(await attempt());
    expect(statuses.at(-1)).toBe(429);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]));
    expect(await shop.api().verifyQuotation({ params })).toMatchObject({ standing: 'latest' });
  });
});

describe('a stored quotation', () => {
  it('is the last revision, with the day on which it lapses and its hash', async () => {
    const { quoteRequestId, params } = await sendQuotation();
    const last = await selectLastRevision(shop.database, quoteRequestId);
    expect(last).toMatchObject({ number: 1, document: { kind: 'quotation', revision: 1 } });
    const { rows } = await shop.database.execute(sql`
      select kind, state, lapses_at, verify_code, total_paise,
        document_sha256 = sha256(convert_to(document::text, 'UTF8')) as is_intact
      from quote_revisions where quote_request_id = ${quoteRequestId} order by number`);
    expect(rows).toMatchObject([
      { kind: 'estimate', state: null, lapses_at: null, verify_code: null, is_intact: true },
      { kind: 'quotation', state: 'sent', verify_code: params.code, total_paise: '3362900', is_intact: true },
    ]);
  });
});
