import { beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../../tests/support/run-command.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';

let connection: TestDatabase;
beforeEach(async () => {
  connection = await createTestDatabase();
  return () => connection.close();
});

const run = (...typed: string[]) => runCommand({ databaseUrl: connection.url }, typed);
const OF_MOTORS = ['--of', 'Electric Motors', '--in', 'Pumps and Motors'];

async function readValues(name: string): Promise<unknown[]> {
  const { rows } = await connection.pool.query(
    `select specification_values::json -> $1 as value from products
     where sub_category_id = (select id from sub_categories where name = 'Electric Motors') order by listing_number`,
    [name],
  );
  return rows.map(({ value }) => value).filter((value) => value !== null);
}

describe('specifications', () => {
  it('are listed with what was proposed from the products', async () => {
    const { stdout, exitCode } = await run(
      'specifications',
      'list',
      'Electric Motors',
      '--in',
      'Pumps and Motors',
    );
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/Power\s+number\s+HP/);
    expect(stdout).toMatch(/Phase\s+choice/);
  });

  it('are changed, which is recorded and can be undone', async () => {
    const former = await readValues('Power');
    expect(former.length).toBeGreaterThan(0);
    const changed = await run(
      'specifications',
      'set',
      'power',
      ...OF_MOTORS,
      '--unit',
      'kw',
      '--better',
      'higher',
    );
    expect(changed).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await readValues('Power')).toContainEqual(['kW', expect.any(Number), expect.any(Number)]);
    expect(await run('specifications', 'set', 'Power', ...OF_MOTORS, '--kind', 'text')).toMatchObject({
      exitCode: 0,
    });
    expect(await readValues('Power')).toEqual([]);
    expect((await run('changes')).stdout.replace(/\s+/g, ' ')).toContain('kind: number → text');
    expect(await run('undo', '--yes')).toMatchObject({ exitCode: 0 });
    expect(await readValues('Power')).toHaveLength(former.length);
  });

  it('are read again', async () => {
    await connection.pool.query(`update products set specification_values = '{}'`);
    const { stdout, exitCode } = await run(
      'specifications',
      'read',
      'Electric Motors',
      '--in',
      'Pumps and Motors',
    );
    expect([stdout.trim(), exitCode]).toEqual([
      expect.stringMatching(/^Products with other values: \d+$/),
      0,
    ]);
    expect((await readValues('Power')).length).toBeGreaterThan(0);
    expect((await run('specifications', 'read')).stdout.trim()).toMatch(/: [1-9]\d+$/);
    expect((await run('specifications', 'read')).stdout.trim()).toMatch(/: 0$/);
  });

  it('are changed with usage errors and problems told', async () => {
    expect(await run('specifications', 'set', 'Power', ...OF_MOTORS)).toMatchObject({ exitCode: 2 });
    expect(await run('specifications', 'set', 'Power', ...OF_MOTORS, '--kind', 'colour')).toMatchObject({
      exitCode: 2,
    });
    expect(await run('specifications', 'read', 'Electric Motors')).toMatchObject({ exitCode: 2 });
    const noUnit = await run('specifications', 'set', 'Power', ...OF_MOTORS, '--unit', 'elephants');
    expect(noUnit).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('not a known unit') });
    const noName = await run('specifications', 'set', 'Smell', ...OF_MOTORS, '--kind', 'text');
    expect(noName).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('has no specification “Smell”'),
    });
  });
});
