import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { createConnection } from '#server/platform/database/connection.ts';
import type { WithCommandContext } from './command-context.ts';

export function addMoveCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program
    .commandsGroup('Moving to another database:')
    .command('move-to')
    .summary('copy the closed shop into another database')
    .description(
      [
        'Copies the closed shop into the database at TARGET_DATABASE_URL, an environment variable or a line of .env: postgres://user:password@host/name. On the command line, others could read the password.',
        'The other database must be empty; it gets either everything or nothing. This database stays as it is. Start the shop with the new DATABASE_URL afterwards.',
      ].join('\n\n'),
    )
    .action(
      withContext(async ({ config, pool }, _options, command) => {
        if (config.targetDatabaseUrl === undefined) {
          return command.error(
            'error: TARGET_DATABASE_URL is not set; it says into which database the shop is copied.',
          );
        }
        // Loaded only here, with the job queue, which costs every other command a tenth of its time.
        const { moveShop } = await import('#server/features/backup/move-shop.ts');
        const target = createConnection(config.targetDatabaseUrl, () => undefined, 0);
        try {
          const { tables } = await moveShop(pool, target.pool);
          const rows = tables.reduce((sum, table) => sum + table.rows, 0);
          return { text: `Copied ${rows} rows of ${tables.length} tables.`, personalDataOf: ['*'] };
        } finally {
          await target.close();
        }
      }),
    );
}
