import { moveShop } from '#server/features/backup/move-shop.ts';
import { createConnection } from '#server/platform/database/connection.ts';
import type { CommandGroup } from './command.ts';
import { UsageError } from './given.ts';

export const moveCommands: CommandGroup = {
  title: 'Another database',
  commands: [
    {
      name: 'move-to',
      says: 'carry the closed shop into another database',
      parameters: [{ name: 'DATABASE_URL', says: 'the other database: postgres://user:password@host/name' }],
      more: 'The other database is empty; it gets all or nothing. This database stays as it is; start the shop with the new DATABASE_URL afterwards.',
      async run({ pool }, given) {
        const url = given.word('DATABASE_URL');
        if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
          throw new UsageError('DATABASE_URL must be a postgres:// address.');
        }
        const target = createConnection(url, () => undefined, 0);
        try {
          const { tables } = await moveShop(pool, target.pool);
          const rows = tables.reduce((sum, table) => sum + table.rows, 0);
          return { text: `${rows} rows of ${tables.length} tables are there now.` };
        } finally {
          await target.close();
        }
      },
    },
  ],
};
