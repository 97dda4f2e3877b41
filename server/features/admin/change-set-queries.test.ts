import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { addBanner, changeBanner, removeBanner } from './change-banners.ts';
import { listChangeSets } from './change-set-queries.ts';
import { addSynonym } from './change-synonyms.ts';
import { removeProducts } from './remove-products.ts';
import { runAsOperator } from './run-as-operator.ts';
import { setPage } from './set-page.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase();
});
afterAll(() => shop.close());

const latest = async () => (await listChangeSets(shop.database, 1, 100))[0];
const count = async () => (await shop.database.$count(sql`changes`)) ?? 0;

describe('a change by the operator', () => {
  it('is recorded with operator, time, values before and values after', async () => {
    const entry = { image: 'https://p.example/a.png', alt: 'Offers', category: 'Welding' };
    const id = await addBanner(shop.database, 'meera', entry);
    expect(await latest()).toMatchObject({
      changedBy: 'meera',
      kind: 'banners',
      verb: 'added',
      count: 1,
      changes: [
        {
          subject: id,
          label: 'Offers',
          before: null,
          after: { image: entry.image, alt: 'Offers', position: 5 },
        },
      ],
    });
    await changeBanner(shop.database, 'ravi', id, { alt: 'Diwali offers' });
    expect(await latest()).toMatchObject({
      changedBy: 'ravi',
      verb: 'changed',
      changes: [{ subject: id, before: { alt: 'Offers' }, after: { alt: 'Diwali offers' } }],
    });
    await removeBanner(shop.database, 'meera', id);
    expect(await latest()).toMatchObject({
      verb: 'removed',
      changes: [{ subject: id, label: 'Diwali offers', before: { alt: 'Diwali offers' }, after: null }],
    });
    expect((await latest())?.changedAt).toBeInstanceOf(Date);
  });

  it('is not recorded when it fails', async () => {
    const before = await count();
    await expect(addSynonym(shop.database, 'meera', { term: '!!', replacement: 'x' })).rejects.toThrow();
    expect(await count()).toBe(before);
  });

  it('is not recorded when it stores what is stored already', async () => {
    await setPage(shop.database, 'meera', 'ABOUTUS', '<p>We sell.</p>');
    const before = await count();
    await setPage(shop.database, 'meera', 'ABOUTUS', '<p>We sell.</p>');
    expect(await count()).toBe(before);
  });

  it('is not recorded for what buyers and programs do', async () => {
    const before = await count();
    await shop.database.execute(sql`update products set ratings = '{5}'`);
    expect(await count()).toBe(before);
  });

  it('of many rows is one change set, listed with its first changes', async () => {
    await runAsOperator(shop.database, 'meera', (transaction) =>
      transaction.execute(sql`update products set discount_bps = discount_bps + 1`),
    );
    const [changeSet, ...others] = await listChangeSets(shop.database, 1, 3);
    expect(others).toEqual([]);
    expect(changeSet).toMatchObject({ kind: 'products', verb: 'changed', count: 252 });
    expect(changeSet?.changes).toHaveLength(3);
    expect(Object.keys(changeSet?.changes[0]?.after ?? {})).toEqual(['discount_bps']);
    expect(await listChangeSets(shop.database, 2, 1)).toHaveLength(2);
  });
});

describe('a change of what the shop shows', () => {
  it('notifies every listening node once per table and transaction, and only after the commit', async () => {
    const node = new pg.Client(shop.url);
    await node.connect();
    const notifications: (string | undefined)[] = [];
    node.on('notification', ({ channel, payload }) => notifications.push(`${channel} ${payload}`));
    await node.query('listen shop_changed');
    try {
      const { rows } = await shop.database.execute<{ id: string }>(sql`select id from products limit 1`);
      await removeProducts(shop.database, 'meera', [rows[0]?.id ?? '']);
      await expect(removeProducts(shop.database, 'meera', ['nobody'])).rejects.toThrow();
      await shop.database.execute(sql`update categories set name = name || '!' where name = 'Welding'`);
      await setPage(shop.database, 'meera', 'ABOUTUS', '<p>We sell and rent.</p>');
      await node.query('select 1');
      expect(notifications).toEqual([
        'shop_changed products',
        // Products can be found by the name of their category.
        'shop_changed products',
        'shop_changed categories',
        'shop_changed page_contents',
      ]);
    } finally {
      await node.end();
    }
  });
});
