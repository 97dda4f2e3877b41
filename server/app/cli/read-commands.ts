import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { formatDateTime } from '#domain/indian-format.ts';
import { shortId } from '#domain/short-id.ts';
import {
  countPersonalDataReads,
  listPersonalDataReads,
} from '#server/features/admin/personal-data-read-queries.ts';
import { RETENTION } from '#server/platform/queue/retention.ts';
import type { WithCommandContext } from './command-context.ts';
import { JSON_OUTPUT, LIMIT } from './command-parts.ts';
import { formatActor } from './format-actor.ts';
import { type Column, formatTable } from './table.ts';

const MAX_IDS = 20;

const COLUMNS: Column[] = [
  { title: 'TIME' },
  { title: 'WHO' },
  { title: 'COMMAND' },
  { title: 'OF', canWrap: true },
];

export function addReadCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program
    .commandsGroup('Change log:')
    .command('reads')
    .summary('list who read personal data and when')
    .description(
      `Lists which commands have shown personal data, to whom, when, and of which orders, messages or accounts, newest first. Entries are kept for ${RETENTION.personalDataReadDays} days.`,
    )
    .option(...LIMIT)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, { limit }) => {
        const reads = await listPersonalDataReads(database, limit);
        const rows = reads.map(({ readAt, readBy, readVia, command, recordIds }) => [
          formatDateTime(readAt),
          formatActor(readBy, readVia),
          command,
          formatIds(recordIds),
        ]);
        return {
          text: formatTable(terminal, COLUMNS, rows) || 'Nobody has read anything yet.',
          json: reads,
          remaining: (await countPersonalDataReads(database)) - reads.length,
        };
      }),
    );
}

/** An export may be of thousands; --json has all. */
function formatIds(ids: readonly string[]): string {
  const shown = ids.slice(0, MAX_IDS).map(shortId).join(' ');
  return ids.length > MAX_IDS ? `${shown} … and ${ids.length - MAX_IDS} more` : shown;
}
