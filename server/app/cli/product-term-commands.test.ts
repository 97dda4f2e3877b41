import { beforeEach, describe, expect, it } from 'vitest';
import { allProducts } from '../../../tests/support/product-files.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';

let connection: TestDatabase;
beforeEach(async () => {
  connection = await createTestDatabase();
  return () => connection.close();
});

const run = (...typed: string[]) => runCommand({ databaseUrl: connection.url }, typed);
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

async function getByModel(model: string) {
  const found = (await allProducts(connection.database)).find((product) => product.model === model);
  if (!found) throw new Error(`There is no ${model}.`);
  return found;
}

describe('products set', () => {
  it('changes how several products are sold, which the change log shows and undo takes back', async () => {
    const [drill, other] = [await getByModel('VD-10'), await getByModel('VD-13RE')];
    const { stdout, exitCode } = await run(
      ...[
        'products',
        'set',
        drill.id,
        other.id,
        '--unit',
        'set',
        '--dispatch-days',
        '3',
        '--warranty',
        '2 years',
      ],
      ...['--standards', 'IS 4665', 'IS 302'],
    );
    expect({ stdout, exitCode }).toEqual({ stdout: '2 changed, 0 unchanged\n', exitCode: 0 });
    expect(await getByModel('VD-10')).toMatchObject({
      unit: 'SET',
      dispatchFromDays: 3,
      dispatchToDays: 3,
      terms: {
        ...drill.terms,
        warranty: '2 years',
        standards: [{ standard: 'IS 4665' }, { standard: 'IS 302' }],
      },
    });
    const log = oneLine((await run('changes')).stdout);
    expect(log).toContain('unit: NOS → SET');
    expect(log).toContain('warranty: 12 months from the date of invoice → 2 years');
    expect(log).not.toContain('country_of_origin');
    expect(await run('undo', '--yes')).toMatchObject({ exitCode: 0 });
    expect(await getByModel('VD-10')).toMatchObject({ unit: drill.unit, terms: drill.terms });
  });

  it('makes a family, which families lists, renames and removes once it is empty', async () => {
    const { id } = await getByModel('VDG-6L');
    const set = (...typed: string[]) => run('products', 'set', id, ...typed);
    expect(await set('--family', 'Die grinders', '--variant', 'Collet: 6 mm')).toMatchObject({ exitCode: 0 });
    expect(oneLine((await run('families')).stdout)).toContain('Die grinders Collet 1');
    const renamed = ['families', 'set', 'Die grinders', '--name', 'Vajra die grinders', '--options', 'Size'];
    expect(await run(...renamed)).toMatchObject({ exitCode: 0 });
    expect(await run('families', 'set', 'Vajra die grinders', '--options', 'A', 'B')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('Give as many names.'),
    });
    expect(await run('families', 'remove', 'Vajra die grinders')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('it has 1 product'),
    });
    expect(await set('--family', '', '--variant', '')).toMatchObject({ exitCode: 0 });
    expect(await run('families', 'remove', 'Vajra die grinders')).toMatchObject({ exitCode: 0 });
    expect(oneLine((await run('families')).stdout)).not.toContain('die grinders');
    expect(await run('undo', '--yes')).toMatchObject({ exitCode: 0 });
    expect(oneLine((await run('families')).stdout)).toContain('Vajra die grinders Size 0');
  });

  it('says what is wrong, and changes nothing', async () => {
    const drill = await getByModel('VD-10');
    expect(await run('products', 'set', drill.id, '--unit', 'KILOWATT')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('Unit must be one that GST knows'),
    });
    expect(await run('products', 'set', 'nothing', '--unit', 'KGS')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('There is no product “nothing”.'),
    });
    expect(await run('products', 'set', drill.id)).toMatchObject({ exitCode: 2 });
    expect(await run('products', 'set', drill.id, '--documents', 'Sheet: /media/none.pdf')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('There is no file /media/none.pdf.'),
    });
    expect(await getByModel('VD-10')).toEqual(drill);
  });
});
