import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { SNIPPET_KINDS } from '#contract/quotation-drafts.ts';
import { removeSnippet, setSnippet } from '#server/features/admin/change-snippets.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { selectSnippets } from '#server/features/quotations/snippet-queries.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT } from './command-parts.ts';
import { type Column, formatTable } from './table.ts';

const COLUMNS: Column[] = [{ title: 'NAME' }, { title: 'KIND' }, { title: 'TEXT', canWrap: true }];

export function addSnippetCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const snippets = addGroup(program, 'snippets', 'Quotations:');
  snippets
    .command('list')
    .description('list the texts for quotations')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }) => {
        const rows = await selectSnippets(database);
        const cells = rows.map(({ name, kind, words }) => [name, kind, words]);
        return { text: formatTable(terminal, COLUMNS, cells) || 'There are no snippets yet.', json: rows };
      }),
    );
  snippets
    .command('set')
    .summary('store a text for quotations under a name')
    .description(
      'Stores a text for quotations under a name, and replaces an existing one. “offer terms --payment NAME” then takes the text of this kind; quotations already sent do not change.',
    )
    .argument('<NAME>', 'small letters, digits and hyphens, such as advance-30')
    .argument('<TEXT>', 'in quotes, such as "30% in advance, the rest before dispatch"')
    .addOption(
      new Option('--kind <KIND>', 'for which of the terms').choices(SNIPPET_KINDS).makeOptionMandatory(),
    )
    .action(
      withContext(async ({ database, operator }, name, words, { kind }) => {
        const stored = await runAsOperator(database, operator, (transaction) =>
          setSnippet(transaction, { name, kind, words }),
        );
        return { text: `Stored: ${stored.name} (${stored.kind}): ${stored.words}` };
      }),
    );
  snippets
    .command('remove')
    .description('remove a text for quotations')
    .argument('<NAME>', 'as listed')
    .action(
      withContext(async ({ database, operator }, name) => {
        await runAsOperator(database, operator, (transaction) => removeSnippet(transaction, name));
        return { text: `Removed: ${name}` };
      }),
    );
}
