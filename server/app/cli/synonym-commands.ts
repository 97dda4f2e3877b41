import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { addSynonym, removeSynonym } from '#server/features/admin/change-synonyms.ts';
import { selectSynonyms } from '#server/features/admin/content-queries.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT, LIMIT } from './command-parts.ts';
import { type Column, formatTable } from './table.ts';

const TERM = ['<TERM>', 'what buyers type: one word, or up to four in quotes'] as const;

const COLUMNS: Column[] = [
  { title: 'BUYERS TYPE', canWrap: true },
  { title: 'THE CATALOGUE SAYS', canWrap: true },
];

export function addSynonymCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const synonyms = addGroup(program, 'synonyms', 'Search:');
  synonyms
    .command('list')
    .description('list the synonyms of the search')
    .option('--search <TEXT>', 'only those that contain this text')
    .option(...LIMIT)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, { search = '', limit }) => {
        const all = [...Map.groupBy(await selectSynonyms(database, search), ({ term }) => term)];
        const byTerm = all.slice(0, limit);
        const cells = byTerm.map(([term, entries]) => [
          term,
          entries.map(({ replacement }) => replacement || '(ignored)').join(', '),
        ]);
        return {
          text: formatTable(terminal, COLUMNS, cells) || 'No synonyms found.',
          json: byTerm.flatMap(([, entries]) => entries),
          remaining: all.length - byTerm.length,
        };
      }),
    );
  synonyms
    .command('add')
    .summary('add a synonym, such as “silai” for “sewing”')
    .description(
      'Adds a synonym, such as “silai” for “sewing”. A term may have several: add them one by one.',
    )
    .argument(...TERM)
    .argument('<FOR>', 'what to find instead; "" to ignore the term')
    .action(
      withContext(async ({ database, operator }, term, replacement) => {
        await addSynonym(database, operator, { term, replacement });
        return {
          text: replacement === '' ? `“${term}” is now ignored` : `“${term}” now finds “${replacement}”`,
        };
      }),
    );
  synonyms
    .command('remove')
    .description('remove the synonyms of a term')
    .argument(...TERM)
    .argument('[FOR]', 'only this one; all when absent')
    .action(
      withContext(async ({ database, operator }, term, replacement) => {
        const removed = await removeSynonym(database, operator, term, replacement);
        return { text: `“${term}” no longer finds ${removed.map((text) => `“${text}”`).join(', ')}` };
      }),
    );
}
