import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { changeFamily, removeFamily } from '#server/features/admin/change-families.ts';
import { selectFamilies } from '#server/features/admin/family-queries.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT, requireChanges } from './command-parts.ts';
import { type Column, formatTable } from './table.ts';

const FAMILY = ['<FAMILY>', 'the name of a family'] as const;

const COLUMNS: Column[] = [
  { title: 'FAMILY', canWrap: true },
  { title: 'VARIES IN', canWrap: true },
  { title: 'PRODUCTS', isRightAligned: true },
];

export function addFamilyCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const families = addGroup(program, 'families', 'Products:');
  families
    .command('list')
    .summary('list the families of products')
    .description(
      'Lists the families of products: products that differ in a few options only, such as the size. A product joins one by the columns family and variant of a product file, or by “products set”.',
    )
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }) => {
        const all = await selectFamilies(database);
        const cells = all.map(({ name, options, products }) => [name, options.join(', '), `${products}`]);
        return { text: formatTable(terminal, COLUMNS, cells) || 'There are no families.', json: all };
      }),
    );
  families
    .command('set')
    .description('rename a family or its options')
    .argument(...FAMILY)
    .option('--name <NAME>', 'its new name')
    .option('--options <NAME...>', 'new names of its options, as many as it has and in their order')
    .action(
      withContext(async ({ database, operator }, name, changes, command) => {
        requireChanges(command, changes);
        await changeFamily(database, operator, name, changes);
        return { text: `Changed: ${changes.name ?? name}` };
      }),
    );
  families
    .command('remove')
    .description('remove a family that has no products')
    .argument(...FAMILY)
    .action(
      withContext(async ({ database, operator }, name) => {
        await removeFamily(database, operator, name);
        return { text: `Removed: ${name}` };
      }),
    );
}
