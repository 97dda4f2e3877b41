import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { formatDateTime } from '#domain/indian-format.ts';
import { listSecurityEvents } from '#server/features/accounts/list-security-events.ts';
import {
  countStaffSecurityEvents,
  selectStaffSecurityEvents,
} from '#server/features/staff-access/security-event-queries.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { CommandOutput, WithCommandContext } from './command-context.ts';
import { JSON_OUTPUT, LIMIT } from './command-parts.ts';
import { formatTable } from './table.ts';
import type { Terminal } from './terminal-text.ts';

const COLUMNS = [
  { title: 'TIME' },
  { title: 'EVENT' },
  { title: 'ACCOUNT' },
  { title: 'E-MAIL', canWrap: true },
] as const;

const STAFF_COLUMNS = [
  { title: 'TIME' },
  { title: 'EVENT' },
  { title: 'OPERATOR', canWrap: true },
  { title: 'ADDRESS' },
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
    .addOption(
      new Option('--staff', 'those of operators at the desk instead, with the network address').conflicts(
        'account',
      ),
    )
    .option(...LIMIT)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, { account, staff, limit }) => {
        if (staff) return listStaffEvents(database, terminal, limit);
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

async function listStaffEvents(
  database: Database,
  terminal: Terminal,
  limit: number,
): Promise<CommandOutput> {
  const events = await selectStaffSecurityEvents(database, limit);
  const rows = events.map(({ happenedAt, event, name, address }) => [
    formatDateTime(happenedAt),
    event.replaceAll('_', ' '),
    name ?? 'unknown name',
    address,
  ]);
  return {
    text: formatTable(terminal, STAFF_COLUMNS, rows) || 'There are no events.',
    json: events,
    remaining: (await countStaffSecurityEvents(database)) - events.length,
  };
}
