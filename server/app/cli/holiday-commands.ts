import { createReadStream } from 'node:fs';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { formatIsoDay, parseDay } from '#domain/indian-day.ts';
import { formatCount, formatDate } from '#domain/indian-format.ts';
import { addHoliday, importHolidays, removeHoliday } from '#server/features/admin/change-holidays.ts';
import { selectHolidays } from '#server/features/answer-time/repository.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT } from './command-parts.ts';
import { parseTypedDay } from './dispatch-options.ts';
import { type Column, formatTable } from './table.ts';

const DAY = ['<DAY>', 'a day such as 2026-10-20 or 20/10/2026', parseTypedDay] as const;
const COLUMNS: Column[] = [{ title: 'DAY' }, { title: 'HOLIDAY', canWrap: true }];

export function addHolidayCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const holidays = addGroup(program, 'holidays', 'Answers:');
  holidays
    .command('list')
    .summary('list the days on which nobody answers')
    .description(
      'Lists the holidays from today on. On holidays and weekly days off (WORKING_DAYS) the answer time of a quote request is paused.',
    )
    .option('--all', 'also those that are over')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, { all: isAll = false }) => {
        const rows = await selectHolidays(database, isAll ? undefined : formatIsoDay(new Date()));
        const cells = rows.map(({ day, name }) => [formatDate(parseDay(day) as Date), name]);
        return { text: formatTable(terminal, COLUMNS, cells) || 'No holidays found.', json: rows };
      }),
    );
  holidays
    .command('add')
    .summary('add a holiday')
    .description(
      'Adds a holiday. Quote requests from now on are promised an answer that much later; earlier promises do not change.',
    )
    .argument(...DAY)
    .argument('<NAME>', 'its name, in quotes if it has spaces')
    .action(
      withContext(async ({ database, operator }, day, name) => {
        await addHoliday(database, operator, { day: formatIsoDay(day), name });
        return { text: `Added: ${formatDate(day)}` };
      }),
    );
  holidays
    .command('remove')
    .description('remove a holiday')
    .argument(...DAY)
    .action(
      withContext(async ({ database, operator }, day) => {
        const name = await removeHoliday(database, operator, formatIsoDay(day));
        return { text: `Removed: ${formatDate(day)}, ${name}` };
      }),
    );
  holidays
    .command('import')
    .summary('add the holidays of a file')
    .description('Adds the holidays of a CSV file: in each row a day and its name. All are added or none.')
    .argument('<FILE.csv>', 'such as your list of this year')
    .action(
      withContext(async ({ database, operator }, file) => {
        const count = await importHolidays(database, operator, createReadStream(file));
        return { text: `Added: ${formatCount(count, 'holiday')}` };
      }),
    );
}
