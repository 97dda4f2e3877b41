import { eq, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { insertSelect } from './insert-select.ts';
import { orderStatusChanges, quoteRequests } from './schema.ts';

it('insertSelect takes column names from the schema and casts each value to its column’s type', () => {
  const statement = insertSelect(orderStatusChanges, {
    orderId: sql`line ->> 'id'`,
    status: 'Requested',
    changedBy: 'buyer',
    changedAt: new Date(0),
  });
  expect(new PgDialect().sqlToQuery(statement)).toMatchObject({
    sql:
      'insert into "order_status_changes" ("order_id", "status", "changed_by", "changed_at") ' +
      "select line ->> 'id', $1::text, $2::text, $3::timestamp with time zone",
    params: ['Requested', 'buyer', '1970-01-01T00:00:00.000Z'],
  });
});

it('insertSelect stores values of every type unchanged, including hostile text and null', async () => {
  const { database, close } = await createTestDatabase();
  const address = { address: `1 "O'Brien" \\ Road; --`, city: 'हावड़ा', district: '', state: '', pin: '' };
  const row = {
    ...{ id: 'written', accountId: null, financialYear: '2026-27', runningNumber: 7, customer: `'); drop` },
    ...{ contactName: '', email: '', phone: '', gstin: '', billing: address, shipping: address },
    consignee: null,
    ...{ createdAt: new Date('2026-11-22T10:00:00.123Z'), estimateId: null, estimateLinkWithdrawnAt: null },
    ...{ wishes: null, requestTerms: null, state: 'open' as const, version: 1 },
    ...{ openedAt: null, answeredAt: null, decidedAt: null, answerDueAt: null, assigneeId: null },
  };
  await database.execute(insertSelect(quoteRequests, row));
  expect(await database.select().from(quoteRequests).where(eq(quoteRequests.id, 'written'))).toEqual([row]);
  await close();
});
