import { shortId } from '#domain/short-id.ts';
import { selectAds } from '#server/features/content/repository.ts';
import { addAd, changeAd, removeAd } from '../change-ads.ts';
import type { CommandGroup, Option } from './command.ts';
import { ALT, changesIn, ID, IMAGE, PLACE } from './placing.ts';
import { formatTable } from './table.ts';

const FIELDS = ['type', 'image', 'alt', 'link'] as const;
const OPTIONS: Record<string, Option> = {
  type: { takes: 'ONE|TWO', says: 'ONE stands alone; of TWO, two stand beside each other' },
  ...IMAGE,
  ...ALT,
  link: { takes: 'ADDRESS', says: 'where it leads: https://…, or a path of the shop' },
  ...PLACE,
};

export const adCommands: CommandGroup = {
  title: 'Advertisements of the home page',
  commands: [
    {
      name: 'ads list',
      says: 'the advertisements in their order',
      hasJson: true,
      async run({ database, screen }) {
        const ads = await selectAds(database);
        const rows = ads.map(({ id, type, alt, link, image }, index) => [
          String(index + 1),
          shortId(id),
          type,
          alt,
          link,
          image,
        ]);
        const columns = [
          { title: '', isRight: true as const },
          { title: 'ID' },
          { title: 'TYPE' },
          { title: 'SAYS', canShrink: true as const },
          { title: 'LEADS TO', canShrink: true as const },
          { title: 'PICTURE', canShrink: true as const },
        ];
        return { text: formatTable(screen, columns, rows, 'There are no advertisements yet.'), json: ads };
      },
    },
    {
      name: 'ads add',
      says: 'add one',
      options: OPTIONS,
      async run({ database, operator }, given) {
        const entry = given.all(FIELDS);
        const id = await addAd(database, operator, entry, given.wholeNumber('place'));
        return { text: `Added: ${shortId(id)}` };
      },
    },
    {
      name: 'ads set',
      says: 'change or move one',
      parameters: [ID],
      options: OPTIONS,
      async run({ database, operator }, given) {
        const { entry, place } = changesIn(given, FIELDS);
        const id = await changeAd(database, operator, given.word('ID'), entry, place);
        return { text: `Changed: ${shortId(id)}` };
      },
    },
    {
      name: 'ads remove',
      says: 'remove one',
      parameters: [ID],
      async run({ database, operator }, given) {
        const id = await removeAd(database, operator, given.word('ID'));
        return { text: `Removed: ${shortId(id)}` };
      },
    },
  ],
};
