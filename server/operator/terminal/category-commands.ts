import { addCategory, changeCategory, removeCategory } from '../change-categories.ts';
import { addSubCategory, changeSubCategory, removeSubCategory } from '../change-sub-categories.ts';
import { listCategoryTree } from '../list-category-tree.ts';
import type { CommandGroup, Option, Parameter } from './command.ts';
import { changesIn, IMAGE, PLACE } from './placing.ts';
import { formatTable } from './table.ts';

const NAME: Parameter = { name: 'NAME', says: 'of the category, or of the sub-category with --in' };
const IN: Record<string, Option> = {
  in: { takes: 'CATEGORY', says: 'the category that the sub-category is in' },
};

export const categoryCommands: CommandGroup = {
  title: 'Categories',
  commands: [
    {
      name: 'categories list',
      says: 'categories and sub-categories in their order',
      hasJson: true,
      async run({ database, screen }) {
        const tree = await listCategoryTree(database);
        const rows = tree.flatMap(({ name, products, image, subCategories }, index) => [
          [`${index + 1}`, name, `${products}`, image],
          ...subCategories.map((sub, subIndex) => [
            `${index + 1}.${subIndex + 1}`,
            `– ${sub.name}`,
            `${sub.products}`,
            sub.image,
          ]),
        ]);
        const columns = [
          { title: '' },
          { title: 'CATEGORY', canShrink: true as const },
          { title: 'PRODUCTS', isRight: true as const },
          { title: 'PICTURE', canShrink: true as const },
        ];
        return { text: formatTable(screen, columns, rows, 'There are no categories yet.'), json: tree };
      },
    },
    {
      name: 'categories add',
      says: 'add a category or sub-category',
      parameters: [NAME],
      options: { ...IN, ...IMAGE, ...PLACE },
      async run({ database, operator }, given) {
        const category = given.option('in');
        const entry = { name: given.word('NAME'), image: given.needed('image') };
        const place = given.wholeNumber('place');
        await (category === undefined
          ? addCategory(database, operator, entry, place)
          : addSubCategory(database, operator, category, entry, place));
        return { text: `Added: ${entry.name}` };
      },
    },
    {
      name: 'categories set',
      says: 'rename, picture or move one',
      parameters: [NAME],
      options: { ...IN, name: { takes: 'NAME', says: 'its new name' }, ...IMAGE, ...PLACE },
      async run({ database, operator }, given) {
        const [name, category] = [given.word('NAME'), given.option('in')];
        const { entry, place } = changesIn(given, ['name', 'image']);
        await (category === undefined
          ? changeCategory(database, operator, name, entry, place)
          : changeSubCategory(database, operator, { category, name }, entry, place));
        return { text: `Changed: ${entry.name ?? name}` };
      },
    },
    {
      name: 'categories remove',
      says: 'remove one in which nothing is left',
      parameters: [NAME],
      options: IN,
      async run({ database, operator }, given) {
        const [name, category] = [given.word('NAME'), given.option('in')];
        await (category === undefined
          ? removeCategory(database, operator, name)
          : removeSubCategory(database, operator, { category, name }));
        return { text: `Removed: ${name}` };
      },
    },
  ],
};
