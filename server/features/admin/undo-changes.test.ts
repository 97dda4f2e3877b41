import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectBanners } from '#server/features/content/repository.ts';
import { iterations } from '../../../tests/support/extended.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { addAd, removeAd } from './change-ads.ts';
import { addBanner, changeBanner, removeBanner } from './change-banners.ts';
import { addCategory, changeCategory } from './change-categories.ts';
import { listChangeSets } from './change-set-queries.ts';
import { addSubCategory } from './change-sub-categories.ts';
import { addSynonym, removeSynonym } from './change-synonyms.ts';
import { planRemoval, removeProducts } from './remove-products.ts';
import { runAsOperator } from './run-as-operator.ts';
import { setContactLinks } from './set-contact-links.ts';
import { setPage } from './set-page.ts';
import { getCommandChanges, undoChanges } from './undo-changes.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase();
});
afterAll(() => shop.close());

const PICTURE = 'https://p.example/a.png';
const TABLES = [
  'products',
  'categories',
  'sub_categories',
  'banners',
  'ads',
  'page_contents',
  'contact_links',
];

/** All rows that can be undone. A product that comes back is listed last, so its number differs; versions go on. */
async function readRows() {
  const rows = TABLES.map(async (table) => {
    const row = sql`to_jsonb(row) - 'listing_number' - 'changed_at' - 'version'`;
    const { rows } = await shop.database.execute<{ row: unknown }>(
      sql`select ${row} as row from ${sql.identifier(table)} as row order by (${row})::text`,
    );
    return rows;
  });
  const synonyms = await shop.database.execute(sql`select * from search_synonyms order by term, replacement`);
  return [...(await Promise.all(rows)), synonyms.rows];
}

async function undo(number?: number) {
  const changes = await getCommandChanges(shop.database, { number, maxChanges: 5 });
  await undoChanges(shop.database, 'ravi', changes, { isDryRun: false });
}

const change = (statement: SQL) =>
  runAsOperator(shop.database, 'meera', (transaction) => transaction.execute(statement));

const position = fc.integer({ min: 1, max: 7 });
const word = fc
  .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abcdeéक्ष &"') })
  .filter((text) => text.trim() !== '');

/** What an operator may do in one command. */
const command: fc.Arbitrary<() => Promise<unknown>> = fc.oneof(
  fc.tuple(word, position).map(
    ([alt, place]) =>
      () =>
        addBanner(shop.database, 'meera', { image: PICTURE, alt, category: 'Welding' }, place),
  ),
  fc.tuple(word, position, fc.nat(3)).map(([alt, place, index]) => async () => {
    const banner = (await selectBanners(shop.database))[index];
    await changeBanner(shop.database, 'meera', banner?.id ?? '', { alt }, { place });
  }),
  fc.nat(3).map((index) => async () => {
    const banner = (await selectBanners(shop.database))[index];
    await removeBanner(shop.database, 'meera', banner?.id ?? '');
  }),
  fc.tuple(word, position).map(
    ([name, place]) =>
      () =>
        changeCategory(
          shop.database,
          'meera',
          'Power Tools',
          { name: `Power Tools ${name}` },
          { place },
        ).then(() => undefined),
  ),
  word.map((text) => () => setPage(shop.database, 'meera', 'ABOUTUS', `<p>${text}</p>`)),
  word.map((hours) => () => setContactLinks(shop.database, 'meera', { hours })),
  word.map((replacement) => () => addSynonym(shop.database, 'meera', { term: 'silai kam', replacement })),
  fc.constant(() => removeSynonym(shop.database, 'meera', 'silai')),
  fc.constantFrom('Welding', 'Material Handling').map((category) => async () => {
    const { products } = await planRemoval(shop.database, [], category);
    await removeProducts(
      shop.database,
      'meera',
      products.map(({ id }) => id),
    );
  }),
  fc
    .integer({ min: 1, max: 100 })
    .map(
      (bps) => () =>
        change(
          sql`update products set discount_bps = ${bps}, images = images || ${PICTURE}::text, ratings = '{4.5}'`,
        ),
    ),
);

describe('taking back what a command changed', () => {
  it('restores every row as it was, and taking that back restores the change', async () => {
    await fc.assert(
      fc.asyncProperty(command, async (run) => {
        const before = await readRows();
        const last = (await listChangeSets(shop.database, 1, 1))[0]?.number;
        await run();
        const after = await readRows();
        if ((await listChangeSets(shop.database, 1, 1))[0]?.number === last) return;
        await undo();
        expect(await readRows()).toEqual(before);
        expect((await listChangeSets(shop.database, 1, 1))[0]?.changedBy).toBe('ravi');
        await undo();
        expect(await readRows()).toEqual(after);
        await undo();
      }),
      { numRuns: iterations(12, 300) },
    );
  });

  it('takes changes of several tables back together, and a row that was changed twice', async () => {
    const before = await readRows();
    await runAsOperator(shop.database, 'meera', async (transaction) => {
      await transaction.execute(sql`update banners set alt = alt || '!'`);
      await transaction.execute(sql`update banners set alt = alt || '?', image = '/media/a.png'`);
      await transaction.execute(sql`delete from banners`);
      await transaction.execute(sql`delete from products`);
      await transaction.execute(sql`delete from sub_categories`);
      await transaction.execute(sql`delete from categories`);
      await transaction.execute(sql`insert into categories values ('new', 'New', '/media/a.png', 0)`);
    });
    await undo();
    expect(await readRows()).toEqual(before);
  });

  it('takes back more changes than it reads at once, also of the same rows', async () => {
    const before = await readRows();
    await runAsOperator(shop.database, 'meera', async (transaction) => {
      for (let step = 0; step < 5; step += 1)
        await transaction.execute(
          sql`update products set discount_bps = (discount_bps + 1) % 10000, title = title || '!'`,
        );
    });
    expect((await listChangeSets(shop.database, 1, 1))[0]?.count).toBeGreaterThan(1000);
    await undo();
    expect(await readRows()).toEqual(before);
  });

  it('takes an earlier command back by any of its changes, and leaves later ones', async () => {
    const id = await addBanner(shop.database, 'meera', {
      image: PICTURE,
      alt: 'Offers',
      category: 'Welding',
    });
    const added = (await listChangeSets(shop.database, 1, 1))[0];
    await setPage(shop.database, 'meera', 'ABOUTUS', '<p>We sell and rent.</p>');
    await undo(added?.number);
    expect((await selectBanners(shop.database)).map((banner) => banner.id)).not.toContain(id);
    const { rows } = await shop.database.execute(
      sql`select content from page_contents where key = 'ABOUTUS'`,
    );
    expect(rows).toEqual([{ content: '<p>We sell and rent.</p>' }]);
  });

  it('leaves what another user changed at the same moment in the same name', async () => {
    const users = ['cli:asha@desk', 'cli:ravi@desk'];
    const terms = ['asha', 'ravi'];
    await shop.database.execute(sql`
      insert into search_synonyms (term, replacement) values ('asha', 'sewing'), ('ravi', 'sewing')`);
    for (const [index, via] of users.entries())
      await shop.database.execute(sql`
        insert into changes (changed_at, changed_by, changed_via, kind, subject, after)
        select '2026-11-01', 'meera', ${via}, 'search_synonyms', term, to_jsonb(row)
        from search_synonyms as row where term = ${terms[index]}`);
    const changes = await getCommandChanges(shop.database, { number: undefined, maxChanges: 5 });
    expect(changes.changeSets).toMatchObject([{ changedVia: users[1], count: 1 }]);
    await undo();
    const { rows } = await shop.database.execute(
      sql`select term from search_synonyms where term in ('asha', 'ravi')`,
    );
    expect(rows).toEqual([{ term: 'asha' }]);
  });

  it('finds out whether it is possible without changing anything', async () => {
    await setPage(shop.database, 'meera', 'ABOUTUS', '<p>We repair.</p>');
    const before = await readRows();
    const changes = await getCommandChanges(shop.database, { number: undefined, maxChanges: 5 });
    await undoChanges(shop.database, 'ravi', changes, { isDryRun: true });
    expect(await readRows()).toEqual(before);
    expect((await getCommandChanges(shop.database, { number: undefined, maxChanges: 5 })).number).toBe(
      changes.number,
    );
  });

  it('gives a removed advertisement its id again', async () => {
    const entry = { type: 'ONE', image: PICTURE, alt: 'Rent a crane', link: '/products' };
    const id = await addAd(shop.database, 'meera', entry);
    await removeAd(shop.database, 'meera', id);
    await undo();
    const { rows } = await shop.database.execute(sql`select alt from ads where id = ${id}`);
    expect(rows).toEqual([{ alt: 'Rent a crane' }]);
  });
});

describe('a change that cannot be taken back', () => {
  it('is one that somebody has changed since, and then nothing is changed', async () => {
    const alt = () => shop.database.execute(sql`select alt, image from banners order by id`);
    await change(sql`update banners set alt = alt || '!'`);
    const number = (await listChangeSets(shop.database, 1, 1))[0]?.number;
    await change(sql`update banners set alt = 'Diwali' where position = 2`);
    const { rows } = await alt();
    await expect(undo(number)).rejects.toThrow('This cannot be undone: “');
    await expect(undo(number)).rejects.toMatchObject({ code: 'conflict' });
    expect((await alt()).rows).toEqual(rows);
    await undo();
    await undo(number);
    await expect(undo(number)).rejects.toThrow('was changed since');
  });

  it('is the addition of something that other rows need by now, or of a name that is taken again', async () => {
    await addCategory(shop.database, 'meera', { name: 'Spare Parts', image: PICTURE });
    const added = (await listChangeSets(shop.database, 1, 1))[0]?.number;
    await addBanner(shop.database, 'meera', { image: PICTURE, alt: 'Spares', category: 'Spare Parts' });
    await expect(undo(added)).rejects.toThrow('“Spare Parts” was changed since, or something depends on it');
    await undo();
    await addSubCategory(shop.database, 'meera', 'Spare Parts', { name: 'Bearings', image: PICTURE });
    await expect(undo(added)).rejects.toThrow('depends on it');
    await undo();
    await undo(added);
    await addCategory(shop.database, 'meera', { name: 'Spare Parts', image: PICTURE });
    const removal = (await listChangeSets(shop.database, 2, 1))[1]?.number;
    await expect(undo(removal)).rejects.toThrow('“Spare Parts” was changed since');
  });

  it('is one that buyers were mailed about, and one of personal data', async () => {
    const insert = (kind: string) =>
      shop.database.execute(sql`
        insert into changes (changed_by, kind, subject, before, after)
        values ('meera', ${kind}, 'x', '{"status": "Requested"}', '{"status": "Confirmed"}')`);
    for (const [kind, reason] of [
      ['orders', 'buyers may have been mailed about it'],
      ['accounts', 'what was personal in it is not kept'],
      ['something_else', 'only changes of the catalogue, of content and of settings can'],
    ] as const) {
      await insert(kind);
      await expect(undo()).rejects.toThrow(`This cannot be undone: ${reason}`);
    }
  });

  it('is one that was never made', async () => {
    await expect(undo(999_999_999)).rejects.toThrow('There is no change no. 999999999.');
    await shop.database.execute(sql`delete from changes`);
    await expect(undo()).rejects.toThrow('Nothing has been changed yet.');
  });
});
