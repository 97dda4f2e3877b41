import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { formatDate } from '#domain/indian-format.ts';
import { addStaffMember, removeStaffMember } from '#server/features/admin/change-staff.ts';
import { selectStaff } from '#server/features/admin/staff-queries.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT } from './command-parts.ts';
import { type Column, formatTable } from './table.ts';

const COLUMNS: Column[] = [{ title: 'NAME', canWrap: true }, { title: 'ADDED' }, { title: 'REMOVED' }];

export function addStaffCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const staff = addGroup(program, 'staff', 'Operators:');
  staff
    .command('list')
    .description('list the operators')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }) => {
        const rows = await selectStaff(database);
        const cells = rows.map(({ name, createdAt, removedAt }) => [
          name,
          formatDate(createdAt),
          removedAt === null ? '' : formatDate(removedAt),
        ]);
        return { text: formatTable(terminal, COLUMNS, cells) || 'There are no operators yet.', json: rows };
      }),
    );
  staff
    .command('add')
    .summary('add an operator')
    .description(
      'Adds an operator. With “--as NAME”, commands record this name beside your user name and this computer’s.',
    )
    .argument('<NAME>', 'the person’s name, in quotes if it has spaces')
    .action(
      withContext(async ({ database, operator }, name) => ({
        text: `Added: ${await addStaffMember(database, operator, name)}`,
      })),
    );
  staff
    .command('remove')
    .summary('remove an operator')
    .description(
      'Removes an operator, who can no longer be named with --as. Records of the past keep the name. “staff add” brings the operator back.',
    )
    .argument('<NAME>', 'as listed')
    .action(
      withContext(async ({ database, operator }, name) => ({
        text: `Removed: ${await removeStaffMember(database, operator, name)}`,
      })),
    );
}
