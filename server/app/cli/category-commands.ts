import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import {
  addCategory,
  changeCategory,
  getEmptyCategory,
  removeCategory,
} from '#server/features/admin/change-categories.ts';
import {
  addSubCategory,
  changeSubCategory,
  getEmptySubCategory,
  removeSubCategory,
} from '#server/features/admin/change-sub-categories.ts';
import { listCategoryTree } from '#server/features/admin/list-category-tree.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, IMAGE, JSON_OUTPUT, PLACE, requireChanges, YES } from './command-parts.ts';
import { confirmOnTerminal } from './confirm-command.ts';
import { assertPicturesExist } from './shop-files.ts';
import { type Column, formatTable } from './table.ts';

const NAME = ['<NAME>', 'name of the category or, with --in, of the sub-category'] as const;
const IN = ['--in <CATEGORY>', 'the category that the sub-category is in'] as const;

const DECIDING = [
  '--deciding <SPECIFICATION...>',
  'with --in: the names of the specifications that its products show beneath their titles, the most important first; "" for none',
] as const;

const COLUMNS: Column[] = [
  { title: '' },
  { title: 'CATEGORY', canWrap: true },
  { title: 'PRODUCTS', isRightAligned: true },
  { title: 'PICTURE', canWrap: true },
  { title: 'DECIDING SPECIFICATIONS', canWrap: true },
];

export function addCategoryCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const categories = addGroup(program, 'categories', 'Categories:');
  categories
    .command('list')
    .description('list categories and sub-categories')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }) => {
        const tree = await listCategoryTree(database);
        const cells = tree.flatMap(({ name, products, image, subCategories }, index) => [
          [`${index + 1}`, name, `${products}`, image, ''],
          ...subCategories.map((sub, subIndex) => [
            `${index + 1}.${subIndex + 1}`,
            `– ${sub.name}`,
            `${sub.products}`,
            sub.image,
            sub.decidingSpecifications.join(', '),
          ]),
        ]);
        return { text: formatTable(terminal, COLUMNS, cells) || 'There are no categories.', json: tree };
      }),
    );
  categories
    .command('add')
    .description('add a category or sub-category')
    .argument(...NAME)
    .option(...IN)
    .requiredOption(...IMAGE)
    .option(...DECIDING)
    .option(...PLACE)
    .action(
      withContext(async ({ database, operator, config }, name, options, command) => {
        const { in: category, image, place } = options;
        await assertPicturesExist(config, { image });
        const deciding = readDeciding(command, options);
        await (category === undefined
          ? addCategory(database, operator, { name, image }, place)
          : addSubCategory(database, operator, category, { name, image, ...deciding }, place));
        return { text: `Added: ${name}` };
      }),
    );
  categories
    .command('set')
    .description('change or move a category or sub-category')
    .argument(...NAME)
    .option(...IN)
    .option('--name <NAME>', 'its new name')
    .option(...IMAGE)
    .option(...DECIDING)
    .option(...PLACE)
    .action(
      withContext(async ({ database, operator, config }, name, { in: category, ...changes }, command) => {
        requireChanges(command, changes);
        await assertPicturesExist(config, changes);
        const deciding = readDeciding(command, { in: category, ...changes });
        const { place, deciding: _, ...entry } = changes;
        await (category === undefined
          ? changeCategory(database, operator, name, entry, { place })
          : changeSubCategory(database, operator, { category, name }, { ...entry, ...deciding }, { place }));
        return { text: `Changed: ${entry.name ?? name}` };
      }),
    );
  categories
    .command('remove')
    .description('remove an empty category or sub-category')
    .argument(...NAME)
    .option(...IN)
    .option(...YES)
    .action(
      withContext(async (context, name, { in: category }, command) => {
        const { database, operator } = context;
        const noun = category === undefined ? 'category' : 'sub-category';
        await (category === undefined
          ? getEmptyCategory(database, name)
          : getEmptySubCategory(database, { category, name }));
        await confirmOnTerminal(context, command, `Remove the ${noun} “${name}”?`);
        await (category === undefined
          ? removeCategory(database, operator, name)
          : removeSubCategory(database, operator, { category, name }));
        return { text: `Removed: ${name}` };
      }),
    );
}

/** The deciding specifications, if any were typed. Exits with a usage error when there is no sub-category for them. */
function readDeciding(
  command: CommandUnknownOpts,
  { in: category, deciding }: { in?: string | undefined; deciding?: string[] },
): { decidingSpecifications?: string[] } {
  if (deciding === undefined) return {};
  if (category === undefined)
    command.error('error: --deciding needs --in, because only a sub-category has them');
  return { decidingSpecifications: deciding.filter((name) => name !== '') };
}
