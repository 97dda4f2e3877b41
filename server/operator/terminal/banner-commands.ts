import { shortId } from '#domain/short-id.ts';
import { selectBanners } from '#server/features/content/repository.ts';
import { selectCategories } from '../category-queries.ts';
import { addBanner, changeBanner, removeBanner } from '../change-banners.ts';
import type { CommandGroup, Option } from './command.ts';
import { ALT, changesIn, ID, IMAGE, PLACE } from './placing.ts';
import { formatTable } from './table.ts';

const FIELDS = ['image', 'alt', 'category'] as const;
const OPTIONS: Record<string, Option> = {
  ...IMAGE,
  ...ALT,
  category: { takes: 'NAME', says: 'the category it leads to' },
  ...PLACE,
};

export const bannerCommands: CommandGroup = {
  title: 'Banners of the home page',
  commands: [
    {
      name: 'banners list',
      says: 'the banners in their order',
      hasJson: true,
      async run({ database, screen }) {
        const banners = await selectBanners(database);
        const names = new Map((await selectCategories(database)).map(({ id, name }) => [id, name]));
        const rows = banners.map(({ id, alt, image, categoryId }, index) => [
          String(index + 1),
          shortId(id),
          alt,
          names.get(categoryId) ?? '',
          image,
        ]);
        const columns = [
          { title: '', isRight: true as const },
          { title: 'ID' },
          { title: 'SAYS', canShrink: true as const },
          { title: 'LEADS TO', canShrink: true as const },
          { title: 'PICTURE', canShrink: true as const },
        ];
        return { text: formatTable(screen, columns, rows, 'There are no banners yet.'), json: banners };
      },
    },
    {
      name: 'banners add',
      says: 'add one',
      options: OPTIONS,
      async run({ database, operator }, given) {
        const id = await addBanner(database, operator, given.all(FIELDS), given.wholeNumber('place'));
        return { text: `Added: ${shortId(id)}` };
      },
    },
    {
      name: 'banners set',
      says: 'change or move one',
      parameters: [ID],
      options: OPTIONS,
      async run({ database, operator }, given) {
        const { entry, place } = changesIn(given, FIELDS);
        const id = await changeBanner(database, operator, given.word('ID'), entry, place);
        return { text: `Changed: ${shortId(id)}` };
      },
    },
    {
      name: 'banners remove',
      says: 'remove one',
      parameters: [ID],
      async run({ database, operator }, given) {
        const id = await removeBanner(database, operator, given.word('ID'));
        return { text: `Removed: ${shortId(id)}` };
      },
    },
  ],
};
