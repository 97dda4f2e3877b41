import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { changeCategory } from '#server/features/admin/change-categories.ts';
import { changeSpecification } from '#server/features/admin/change-specifications.ts';
import { changeSubCategory } from '#server/features/admin/change-sub-categories.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { addOperator } from '../../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

const PICTURE = 'https://haat.test/a.webp';

let shop: TestShop;
let desk: ApiClient;
beforeAll(async () => {
  shop = await openTestShop();
  await addOperator(shop, 'catalogue', 'Meera');
  desk = shop.api((await startStaffSession(shop.database, 'test', 'Meera')).token);
});
afterAll(() => shop.close());

const undo = (change: number | null) => desk.undoCatalogueChange({ body: { change: change ?? 0 } });
/** The category with this name, as the desk lists it. */
async function get(name: string) {
  const { categories } = await desk.listCategoryTree();
  const category = categories.find((each) => each.name === name);
  if (!category) throw new Error(`There is no category ${name}.`);
  return category;
}
async function getSub(category: string, name: string) {
  const parent = await get(category);
  const sub = parent.sub_categories.find((each) => each.name === name);
  if (!sub) throw new Error(`There is no sub-category ${name}.`);
  return { ...sub, ids: { parent: parent.id, category: sub.id } };
}

describe('a category at the desk', () => {
  it('a category at the desk is added, renamed, refused while it has something, removed, and back when that is undone', async () => {
    const { id } = await desk.addCategory({ body: { name: 'Forklifts', image: PICTURE } });
    const sub = await desk.addCategory({ body: { parent: id, name: 'Diesel', image: PICTURE } });
    await desk.changeCategory({
      body: { parent: id, category: sub.id, version: 1, name: 'Diesel forklifts' },
    });
    expect((await get('Forklifts')).sub_categories).toMatchObject([
      { name: 'Diesel forklifts', image: PICTURE, version: 2, products: 0 },
    ]);
    await expect(desk.removeCategory({ body: { category: id, version: 1 } })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('“Forklifts” is not empty: it has 1 sub-category'),
    });
    const removal = { parent: id, category: sub.id };
    await expect(desk.removeCategory({ body: { ...removal, version: 1 } })).rejects.toMatchObject({
      status: 409,
      conflict: { changed_by: 'Meera', version: 2, current: { name: 'Diesel forklifts', image: PICTURE } },
    });
    const { change } = await desk.removeCategory({ body: { ...removal, version: 2 } });
    expect((await get('Forklifts')).sub_categories).toEqual([]);
    await undo(change);
    expect((await get('Forklifts')).sub_categories).toMatchObject([{ name: 'Diesel forklifts' }]);
    const full = await get('Power Tools');
    await expect(
      desk.removeCategory({ body: { category: full.id, version: full.version } }),
    ).rejects.toMatchObject({
      message: expect.stringMatching(/“.+” is not empty: it has [\d,]+ products/),
    });
  });

  it('moves a category for buyers, too, and rejects a move from a place where it no longer is', async () => {
    const names = async () => (await desk.listCategoryTree()).categories.map(({ name }) => name);
    const before = await names();
    const { id: category } = await get(before[2] ?? '');
    const { change } = await desk.moveCategory({ body: { category, from: 3, to: 1 } });
    expect(await names()).toEqual([before[2], before[0], before[1], ...before.slice(3)]);
    const bought = (await shop.api().listCategories()).result.map(({ cat_name: name }) => name);
    expect(bought).toEqual(await names());
    await expect(desk.moveCategory({ body: { category, from: 3, to: 2 } })).rejects.toMatchObject({
      status: 409,
    });
    await undo(change);
    expect(await names()).toEqual(before);
    const { id: parent, sub_categories: subs } = await get(before[0] ?? '');
    await desk.moveCategory({ body: { parent, category: subs[0]?.id ?? '', from: 1, to: 2 } });
    expect((await get(before[0] ?? '')).sub_categories.slice(0, 2).map(({ name }) => name)).toEqual([
      subs[1]?.name,
      subs[0]?.name,
    ]);
  });

  it('rejects an edit of a category based on an older version, but a move does not make a new one', async () => {
    const { id: category, version, image } = await get('Welding');
    await desk.moveCategory({ body: { category, from: await placeOf('Welding'), to: 1 } });
    await changeCategory(shop.database, 'ramesh', 'Welding', { name: 'Welding and cutting' });
    await expect(desk.changeCategory({ body: { category, version, name: 'Joining' } })).rejects.toMatchObject(
      {
        status: 409,
        conflict: {
          changed_by: 'ramesh',
          version: version + 1,
          current: { name: 'Welding and cutting', image },
        },
      },
    );
    const { change } = await desk.changeCategory({
      body: { category, version: version + 1, name: 'Welding' },
    });
    expect((await get('Welding')).version).toBe(version + 2);
    expect(change).not.toBeNull();
  });

  it('rejects a picture that the shop does not have, and a name that is taken', async () => {
    await expect(
      desk.addCategory({ body: { name: 'Cranes', image: '/media/none.webp' } }),
    ).rejects.toMatchObject({ status: 422, fields: { image: expect.stringContaining('no file') } });
    await expect(desk.addCategory({ body: { name: 'Power Tools', image: PICTURE } })).rejects.toMatchObject({
      status: 409,
    });
  });

  async function placeOf(name: string) {
    return (await desk.listCategoryTree()).categories.findIndex((each) => each.name === name) + 1;
  }
});

describe('the specifications of a sub-category at the desk', () => {
  it('the specifications of a sub-category at the desk are put in order, and products show the first ones', async () => {
    const { ids, version, deciding_specifications: names } = await getSub('Power Tools', 'Drills');
    expect(names.length).toBeGreaterThan(1);
    const reversed = names.toReversed();
    await desk.changeCategory({ body: { ...ids, version, deciding_specifications: reversed } });
    expect((await getSub('Power Tools', 'Drills')).deciding_specifications).toEqual(reversed);
    await changeSubCategory(
      shop.database,
      'ramesh',
      { category: 'Power Tools', name: 'Drills' },
      { decidingSpecifications: names },
    );
    await expect(
      desk.changeCategory({ body: { ...ids, version: version + 1, deciding_specifications: [] } }),
    ).rejects.toMatchObject({
      status: 409,
      conflict: { changed_by: 'ramesh', current: { deciding_specifications: names } },
    });
  });

  it('reads specifications again, and rejects an edit based on an older version', async () => {
    const { ids } = await getSub('Power Tools', 'Drills');
    const list = async () =>
      (await desk.listSpecificationNames({ params: { id: ids.category } })).specifications;
    const power = (await list()).find(({ kind, unit }) => kind === 'number' && unit === 'W');
    if (!power) throw new Error('No specification is a power.');
    const { name: specification, version } = power;
    const wanted = { ...ids, specification, kind: 'number', unit: 'kw', better: 'lower' } as const;
    await expect(
      desk.changeSpecification({ body: { ...wanted, unit: 'parsec', version } }),
    ).rejects.toMatchObject({ status: 422, fields: { unit: expect.stringContaining('not a known unit') } });
    const { change } = await desk.changeSpecification({ body: { ...wanted, version } });
    expect((await list()).find(({ name }) => name === specification)).toMatchObject({
      ...{ kind: 'number', unit: 'kW', better: 'lower', version: version + 1 },
    });
    await undo(change);
    const { version: now = 0 } = (await list()).find(({ name }) => name === specification) ?? {};
    const subCategory = { category: 'Power Tools', name: 'Drills' };
    await changeSpecification(shop.database, 'ramesh', subCategory, specification, { kind: 'text' });
    await expect(desk.changeSpecification({ body: { ...wanted, version: now } })).rejects.toMatchObject({
      status: 409,
      conflict: { changed_by: 'ramesh', current: { kind: 'text', unit: '', better: 'none' } },
    });
  });
});

describe('a family at the desk', () => {
  it('a family at the desk is renamed with its options, in one name of two editors, and undone', async () => {
    const { families } = await desk.listFamilies({ query: {} });
    const [family] = families;
    if (!family) throw new Error('There are no families.');
    const { id, version, options } = family;
    const renamed = options.map((option) => `${option} of it`);
    const body = { family: id, version, name: `${family.name} family`, options: renamed };
    const { change } = await desk.changeFamily({ body });
    const { families: found } = await desk.listFamilies({ query: { q: 'FAMILY' } });
    expect(found).toContainEqual({
      ...family,
      name: body.name,
      options: renamed,
      version: version + 1,
    });
    await expect(desk.changeFamily({ body })).rejects.toMatchObject({
      status: 409,
      conflict: { changed_by: 'Meera', current: { name: body.name, options: renamed } },
    });
    await expect(
      desk.changeFamily({ body: { ...body, version: version + 1, options: [...renamed, 'More'] } }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('Give as many names') });
    await expect(desk.removeFamily({ body: { family: id, version } })).rejects.toMatchObject({
      message: expect.stringContaining('is not empty: it has'),
    });
    await undo(change);
    expect((await desk.listFamilies({ query: {} })).families[0]).toMatchObject({
      name: family.name,
      options,
    });
  });

  it('a family at the desk is listed with the number of its products', async () => {
    const { families } = await desk.listFamilies({ query: {} });
    const { rows } = await shop.database.execute<{ id: string; products: number }>(sql`
      select family_id as id, count(*)::integer as products from products where family_id is not null group by 1`);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Map(families.map(({ id, products }) => [id, products]))).toEqual(
      new Map(rows.map(({ id, products }) => [id, products])),
    );
  });

  it('a family at the desk is listed a part at a time', async () => {
    const first = await desk.listFamilies({ query: { limit: '1' } });
    const all = await desk.listFamilies({ query: {} });
    const rest = await desk.listFamilies({ query: { after: first.next ?? '' } });
    expect([...first.families, ...rest.families]).toEqual(all.families);
  });
});
