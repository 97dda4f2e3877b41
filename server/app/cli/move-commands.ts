import { type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings';
import { moveShop } from '#server/features/backup/move-shop.ts';
import { createConnection } from '#server/platform/database/connection.ts';
import { requireTls } from '#server/platform/database/require-tls.ts';
import type { WithCommandContext } from './command-context.ts';

export function addMoveCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program
    .commandsGroup('Moving to another database:')
    .command('move-to')
    .summary('copy the closed shop into another database')
    .description(
      [
        'Copies the closed shop into another database.',
        'The other database must be empty; it gets either everything or nothing. This database stays as it is. Start the shop with the new DATABASE_URL afterwards.',
      ].join('\n\n'),
    )
    .argument('<DATABASE_URL>', 'the other database: postgres://user:password@host/name', parseDatabaseUrl)
    .action(
      withContext(async ({ pool }, url) => {
        const target = createConnection(url, () => undefined, 0);
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

function parseDatabaseUrl(typed: string): string {
  if (/^postgres(ql)?:\/\//.test(typed) && URL.canParse(typed)) return requireTls(typed);
  throw new InvalidArgumentError('It must be a postgres:// address.');
}
