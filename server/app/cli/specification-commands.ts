import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { BETTER_FIGURES, SPECIFICATION_KINDS } from '#domain/specifications/specification.ts';
import {
  changeSpecification,
  listSpecifications,
  readSpecifications,
} from '#server/features/admin/change-specifications.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT, requireChanges } from './command-parts.ts';
import { type Column, formatTable } from './table.ts';

const SUB_CATEGORY = ['<NAME>', 'name of a sub-category'] as const;
const IN = ['--in <CATEGORY>', 'the category that the sub-category is in'] as const;

const COLUMNS: Column[] = [
  { title: 'SPECIFICATION', canWrap: true },
  { title: 'KIND' },
  { title: 'UNIT' },
  { title: 'BETTER' },
];

const KIND_NAMES = SPECIFICATION_KINDS.map((kind) => kind.replace('_', '-'));

export function addSpecificationCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const specifications = addGroup(program, 'specifications', 'Specifications:');
  specifications
    .command('list')
    .summary('list how figures are read')
    .description(
      'Lists how the specifications of a sub-category are read. Lists can be filtered and sorted by all but texts.',
    )
    .argument(...SUB_CATEGORY)
    .requiredOption(...IN)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, name, { in: category }) => {
        const all = await listSpecifications(database, { category, name });
        const cells = all.map((each) => [each.name, each.kind.replace('_', '-'), each.unit, each.better]);
        return {
          text: formatTable(terminal, COLUMNS, cells) || `“${name}” has no specifications yet.`,
          json: all.map(({ id: _, subCategoryId: __, version: ___, ...each }) => each),
        };
      }),
    );
  specifications
    .command('set')
    .summary('change how a specification is read')
    .description(
      'Changes how a specification is read in a sub-category, and reads its products again. The kind is proposed from the products that are imported first.',
    )
    .argument('<NAME>', 'the specification’s name, such as “Rated power”')
    .requiredOption('--of <SUB-CATEGORY>', 'the sub-category')
    .requiredOption(...IN)
    .addOption(new Option('--kind <KIND>', 'what its values are').choices(KIND_NAMES))
    .option('--unit <UNIT>', 'of numbers: the unit that they are shown in, such as kW; "" for none')
    .addOption(
      new Option('--better <WHICH>', 'of numbers: which is better, all else being equal').choices(
        BETTER_FIGURES,
      ),
    )
    .action(
      withContext(async ({ database, operator }, name, { of, in: category, kind, unit, better }, command) => {
        const entry = {
          ...(kind !== undefined && { kind: SPECIFICATION_KINDS[KIND_NAMES.indexOf(kind)] ?? 'text' }),
          ...(unit !== undefined && { unit }),
          ...(better !== undefined && { better }),
        };
        requireChanges(command, entry);
        const subCategory = { category, name: of };
        const { products } = await changeSpecification(database, operator, subCategory, name, entry);
        return { text: `Changed: ${name}. Products with other values: ${products}` };
      }),
    );
  specifications
    .command('read')
    .summary('read the specifications of products again')
    .description(
      'Reads the specifications of products again, so that lists can be filtered and sorted by them. An import does this for its products.',
    )
    .argument('[NAME]', 'name of a sub-category, with --in; without it, all')
    .option(...IN)
    .action(
      withContext(async ({ database, operator }, name, { in: category }, command) => {
        if ((name === undefined) !== (category === undefined))
          command.error('error: a sub-category and --in are needed together');
        const subCategory = name !== undefined && category !== undefined ? { category, name } : undefined;
        const changed = await readSpecifications(database, operator, subCategory);
        return { text: `Products with other values: ${changed}` };
      }),
    );
}
