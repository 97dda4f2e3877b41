import { beforeEach, describe, expect, it } from 'vitest';
import { upsertPage } from '#server/features/admin/content-queries.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { setContactLinks } from '#server/features/admin/set-contact-links.ts';
import { loadDemo } from '../../../demo/load-demo.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';

let connection: TestDatabase;
const shop = () => ({ databaseUrl: connection.url });

async function count(table: string): Promise<number> {
  const { rows } = await connection.pool.query(`select count(*)::integer as count from ${table}`);
  return rows[0].count;
}

const TABLES = [
  'products',
  'product_families',
  'sub_categories',
  'categories',
  'banners',
  'ads',
  'page_contents',
];
const countAll = () => Promise.all(TABLES.map(count));

describe('demo remove', () => {
  beforeEach(async () => {
    connection = await createTestDatabase();
    return connection.close;
  });

  it('removes the whole demo catalogue as one act, and the next start does not bring it back', async () => {
    const { exitCode, stdout, questions } = await runCommand(shop(), ['demo', 'remove'], 'y');
    expect(questions).toEqual([
      expect.stringMatching(
        /^Remove the demo catalogue \(252 products, .*3 page texts, 11 contact links\)\?/,
      ),
    ]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Removed: 252 products');
    expect(stdout).not.toContain('Kept');
    await loadDemo(connection.url);
    expect(await countAll()).toEqual(TABLES.map(() => 0));
    const { rows } = await connection.pool.query('select distinct changed_at, changed_by from changes');
    expect(rows).toHaveLength(1);
    const again = await runCommand(shop(), ['demo', 'remove', '--yes']);
    expect(again.stdout).toBe('The demo catalogue is not in the shop.\n');
  });

  it('keeps and names what the operator added or changed, and the categories of that', async () => {
    const { rows } = await connection.pool.query<{ id: string; title: string; category: string }>(
      `select products.id, title, name as category from products join categories on categories.id = category_id
       order by listing_number limit 1`,
    );
    const [{ id, title, category } = { id: '', title: '', category: '' }] = rows;
    const run = async (...typed: string[]) => {
      const outcome = await runCommand(shop(), typed);
      expect(outcome.exitCode, outcome.stderr).toBe(0);
    };
    await connection.pool.query(
      `begin; select set_config('shop.operator', 'asha', true); update products set hsn = '8467' where id = '${id}'; commit`,
    );
    await run(
      'banners',
      'add',
      '--image',
      '/icon.svg',
      '--alt',
      'Our own',
      '--category',
      category,
      '--place',
      '1',
    );
    await run('contact-links', 'set', '--phone', '+91 79 2583 0000');
    const { stdout } = await runCommand(shop(), ['demo', 'remove'], 'y');
    expect(stdout).toContain(`Kept: 1 product (${title}).`);
    expect(stdout).toContain(`Kept: 1 category (${category}).`);
    expect(stdout).toContain('Kept: 1 banner (Our own).');
    expect(stdout).toContain('5 banners');
    expect(await countAll()).toEqual([1, 1, 1, 1, 1, 0, 0]);
    const links = await connection.pool.query('select phone, email, grievance_name from contact_links');
    expect(links.rows).toEqual([{ phone: '+91 79 2583 0000', email: '', grievance_name: '' }]);
  });

  it('removes what an operator changed and changed back', async () => {
    const change = (hsn: string) =>
      connection.pool.query(
        `begin; select set_config('shop.operator', 'asha', true); update products set hsn = ${hsn}; commit`,
      );
    await change("reverse(hsn) || '7'");
    await change('reverse(left(hsn, -1))');
    await runCommand(shop(), ['demo', 'remove'], 'y');
    expect(await count('products')).toBe(0);
  });

  it('leaves a page and contact links that an operator wrote in a shop without the demo', async () => {
    await connection.pool.query(
      'truncate products, product_families, sub_categories, categories, banners, ads, page_contents, contact_links cascade',
    );
    await runAsOperator(connection.database, 'asha', (transaction) =>
      upsertPage(transaction, 'ABOUTUS', '<p>We</p>'),
    );
    await setContactLinks(connection.database, 'asha', { phone: '+91 79 2583 0000' });
    const { stdout } = await runCommand(shop(), ['demo', 'remove', '--yes']);
    expect(stdout).toBe('The demo catalogue is not in the shop.\n');
  });

  it('asks first, and without a terminal needs --yes', async () => {
    expect(await runCommand(shop(), ['demo', 'remove'], 'n')).toMatchObject({ exitCode: 1 });
    expect(await runCommand(shop(), ['demo', 'remove'])).toMatchObject({ exitCode: 2 });
    expect(await count('products')).toBe(252);
  });
});
