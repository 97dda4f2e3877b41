import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { presentProduct } from '#server/features/catalogue/presenter.ts';
import { getProduct } from '#server/features/catalogue/read-products.ts';
import { allProducts } from '../../../tests/support/product-files.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';

let connection: TestDatabase;
let folder: string;

beforeEach(async () => {
  connection = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-deciding-'));
  return async () => {
    await connection.close();
    await rm(folder, { recursive: true });
  };
});

const run = (...typed: string[]) => runCommand({ databaseUrl: connection.url }, typed);
const setDrills = (...names: string[]) =>
  run('categories', 'set', 'Drills', '--in', 'Power Tools', '--deciding', ...names);

async function runImport(text: string, ...options: string[]) {
  const file = path.join(folder, 'products.csv');
  await writeFile(file, text);
  return run('products', 'import', file, ...options);
}

async function readNames(subCategory = 'Drills'): Promise<string[]> {
  const { rows } = await connection.pool.query(
    `select deciding_specifications as names from sub_categories where name = '${subCategory}'`,
  );
  return rows[0].names;
}

async function listFirst() {
  const [first] = await allProducts(connection.database);
  return presentProduct(await getProduct(connection.database, first?.id ?? '')).pro_deciding_specifications;
}

describe('the deciding specifications of a sub-category', () => {
  it('are set in their order, shown with its products and in the list, and undone', async () => {
    const former = await readNames();
    expect(await setDrills('Weight', 'chuck size')).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await readNames()).toEqual(['Weight', 'chuck size']);
    expect(await listFirst()).toEqual([
      { name: 'Weight', value: '2.1 kg' },
      { name: 'Chuck size', value: '13 mm keyed' },
    ]);
    expect((await run('categories', 'list')).stdout.replace(/\s+/g, ' ')).toContain('Weight, chuck size');
    expect((await run('changes')).stdout.replace(/\s+/g, ' ')).toContain('→ Weight, chuck size');
    expect(await run('undo', '--yes')).toMatchObject({ exitCode: 0 });
    expect(await readNames()).toEqual(former);
    expect(await setDrills('')).toMatchObject({ exitCode: 0 });
    expect(await listFirst()).toEqual([]);
  });

  it('are refused for a category, twice and too many', async () => {
    expect(await run('categories', 'set', 'Power Tools', '--deciding', 'Weight')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('--deciding needs --in'),
    });
    expect(await setDrills('Weight', 'weight')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('named twice'),
    });
    const many = Array.from({ length: 21 }, (_, index) => `Figure ${index}`);
    expect(await setDrills(...many)).toMatchObject({ exitCode: 1 });
  });

  it('are changed by one changed cell of a product file, which a dry run announces', async () => {
    const [first, second] = await allProducts(connection.database);
    const former = (await readNames()).join('\n');
    const file = `id,deciding_specifications\n${first?.id},"Weight\nCable length"\n${second?.id},"${former}"\n`;
    const announced = 'Deciding specifications of Drills: Weight, Cable length\n';
    expect((await runImport(file, '--dry-run')).stdout).toContain(announced);
    expect((await readNames()).join('\n')).toBe(former);
    expect((await runImport(file)).stdout).toBe(`${announced}0 added, 0 changed, 2 unchanged\n`);
    expect(await readNames()).toEqual(['Weight', 'Cable length']);
  });

  it('are a problem when two rows change them differently', async () => {
    const [first, second] = await allProducts(connection.database);
    const former = await readNames();
    const { exitCode, stderr } = await runImport(
      `id,deciding_specifications\n${first?.id},Weight\n${second?.id},Cable length\n`,
    );
    expect(exitCode).toBe(1);
    expect(stderr).toContain('Row 2 gives its sub-category different deciding specifications.');
    expect(await readNames()).toEqual(former);
  });
});
