import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { describeSchema } from '../../../tests/support/describe-schema.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';

it.each([
  ['a command that reads', ['orders']],
  ['a command that writes', ['staff', 'add', 'Meera']],
])('%s does not migrate an older database, but says what to do', async (_, typed) => {
  const older = await createTestDatabase('template0');
  try {
    const files = (await readdir('server/platform/database/migrations')).sort();
    await migrate(older.direct.pool, files.slice(0, -1));
    const before = await describeSchema(older.pool);
    expect(await runCommand({ databaseUrl: older.url }, typed)).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringContaining('The database is older than this program'),
    });
    expect(await describeSchema(older.pool)).toEqual(before);
  } finally {
    await older.close();
  }
});
