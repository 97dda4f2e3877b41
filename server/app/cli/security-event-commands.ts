import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { formatDateTime } from '#domain/indian-format.ts';
import { listSecurityEvents } from '#server/features/accounts/list-security-events.ts';
import type { WithCommandContext } from './command-context.ts';
import { JSON_OUTPUT, LIMIT } from './command-parts.ts';
import { formatTable } from './table.ts';

const COLUMNS = [
  { title: 'TIME' },
  { title: 'EVENT' },
  { title: 'ACCOUNT' },
  { title: 'E-MAIL', canWrap: true },
] as const;

export function addSecurityEventCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program
    .commandsGroup('Security log:')
    .command('security-events')
    .summary('list logins to accounts and changes of them')
    .description(
      'Lists logins, failed logins, logouts, changes of password, phone and e-mail, and deletions of accounts, newest first. Those of a deleted account are found by its id.',
    )
    .option('--account <ACCOUNT>', 'only of this account: its e-mail address or id')
    .option(...LIMIT)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, { account, limit }) => {
        const { events, remaining } = await listSecurityEvents(database, account, limit);
        const rows = events.map(({ happenedAt, event, accountId, email }) => [
          formatDateTime(happenedAt),
          event.replaceAll('_', ' '),
          accountId,
          email ?? 'deleted',
        ]);
        return {
          text: formatTable(terminal, COLUMNS, rows) || 'There are no events.',
          json: events,
          remaining,
          personalDataOf: [...new Set(events.filter(({ email }) => email).map(({ accountId }) => accountId))],
        };
      }),
    );
}
