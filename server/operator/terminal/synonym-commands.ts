import { addSynonym, removeSynonym } from '../change-synonyms.ts';
import { selectSynonyms } from '../content-queries.ts';
import type { CommandGroup, Parameter } from './command.ts';
import { formatTable } from './table.ts';

const TERM: Parameter = { name: 'TERM', says: 'what buyers type: one word, or up to four in quotes' };

export const synonymCommands: CommandGroup = {
  title: 'Search',
  commands: [
    {
      name: 'synonyms list',
      says: 'what a search takes for what',
      options: { search: { takes: 'TEXT', says: 'only those with this in them' } },
      hasJson: true,
      async run({ database, screen }, given) {
        const synonyms = await selectSynonyms(database, given.option('search') ?? '');
        const byTerm = Map.groupBy(synonyms, ({ term }) => term);
        const rows = [...byTerm].map(([term, entries]) => [
          term,
          entries.map(({ replacement }) => replacement || '(need not be found)').join(', '),
        ]);
        const columns = [
          { title: 'BUYERS SAY', canShrink: true as const },
          { title: 'THE CATALOGUE SAYS', canShrink: true as const },
        ];
        return { text: formatTable(screen, columns, rows, 'There are no such synonyms.'), json: synonyms };
      },
    },
    {
      name: 'synonyms add',
      says: 'such as “silai” for “sewing”',
      parameters: [
        TERM,
        { name: 'FOR', says: 'what to find instead; "" when a product need not have the term' },
      ],
      more: 'A term may stand for several things: add each.',
      async run({ database, operator }, given) {
        const [term, replacement] = [given.word('TERM'), given.word('FOR')];
        await addSynonym(database, operator, { term, replacement });
        return {
          text:
            replacement === '' ? `“${term}” need not be found now` : `“${term}” finds “${replacement}” now`,
        };
      },
    },
    {
      name: 'synonyms remove',
      says: 'remove what a term stands for',
      parameters: [TERM, { name: 'FOR', says: 'only this; all when not said', isOptional: true }],
      async run({ database, operator }, given) {
        const term = given.word('TERM');
        const removed = await removeSynonym(database, operator, term, given.find('FOR'));
        return {
          text: `“${term}” does not stand for ${removed.map((text) => `“${text}”`).join(', ')} any more`,
        };
      },
    },
  ],
};
