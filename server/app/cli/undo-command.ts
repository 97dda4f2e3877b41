import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { readNamesById } from '#server/features/admin/category-queries.ts';
import { getCommandChanges, undoChanges } from '#server/features/admin/undo-changes.ts';
import { formatChangeSet, MAX_SHOWN } from './change-commands.ts';
import type { WithCommandContext } from './command-context.ts';
import { parseCount, YES } from './command-parts.ts';
import { confirmOnTerminal } from './confirm-command.ts';

export function addUndoCommand(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  program
    .commandsGroup('Change log:')
    .command('undo')
    .summary('undo what the last command changed')
    .description(
      [
        'Undoes what the last command changed, or the command that made the change with this number. It shows what that was, and asks. Either all of it is undone or none of it.',
        'This is possible for products, categories, banners, advertisements, pages, contact links, synonyms and known brands, as long as nobody has changed the same since. The change log records it, so it can itself be undone. Products that come back are last in lists, and not on wishlists.',
      ].join('\n\n'),
    )
    .argument('[NUMBER]', 'a number in “changes”; absent for the last command', parseCount)
    .option('--show', 'only show what it would undo')
    .option(...YES)
    .action(
      withContext(async (context, number, { show: isDryRun = false }, command) => {
        const { database, operator, terminal } = context;
        const undone = await getCommandChanges(database, { number, maxChanges: MAX_SHOWN });
        const names = await readNamesById(database);
        for (const changeSet of undone.changeSets) {
          await context.write(`${formatChangeSet(terminal, changeSet, names)}\n`);
        }
        await undoChanges(database, operator, undone, { isDryRun: true });
        if (isDryRun) return { text: 'This can be undone.' };
        await confirmOnTerminal(context, command, 'Undo this?');
        await undoChanges(database, operator, undone, { isDryRun: false });
        return { text: 'Undone.' };
      }),
    );
}
