import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { shortId } from '#domain/short-id.ts';
import { addAd, changeAd, removeAd } from '#server/features/admin/change-ads.ts';
import { getByIdPrefix } from '#server/features/admin/get-row.ts';
import { selectAds } from '#server/features/content/repository.ts';
import type { WithCommandContext } from './command-context.ts';
import {
  ALT,
  addGroup,
  ID,
  IMAGE,
  JSON_OUTPUT,
  PHONE_IMAGE,
  PLACE,
  requireChanges,
  SHOWN_FROM,
  SHOWN_UNTIL,
  YES,
} from './command-parts.ts';
import { confirmOnTerminal } from './confirm-command.ts';
import { formatShownDays } from './format-shown-days.ts';
import { assertPicturesExist } from './shop-files.ts';
import { type Column, formatTable } from './table.ts';

const TYPE = ['--type <ONE|TWO>', 'ONE takes a whole row; two of type TWO share one'] as const;
const LINK = [
  '--link <ADDRESS>',
  'where it links to: https://…, or a path of the shop such as /products',
] as const;

const COLUMNS: Column[] = [
  { title: '', isRightAligned: true },
  { title: 'ID' },
  { title: 'TYPE' },
  { title: 'HEADLINE', canWrap: true },
  { title: 'LINKS TO', canWrap: true },
  { title: 'PICTURE', canWrap: true },
  { title: 'SHOWN' },
];

export function addAdCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const ads = addGroup(program, 'ads', 'Advertisements on the home page:');
  ads
    .command('list')
    .description('list the advertisements')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }) => {
        const rows = await selectAds(database);
        const cells = rows.map(({ id, type, alt, link, image, phoneImage, ...days }, index) => [
          String(index + 1),
          shortId(id),
          type,
          alt,
          link,
          `${image} ${phoneImage}`,
          formatShownDays(days),
        ]);
        return { text: formatTable(terminal, COLUMNS, cells) || 'There are no advertisements.', json: rows };
      }),
    );
  ads
    .command('add')
    .description('add an advertisement')
    .requiredOption(...TYPE)
    .requiredOption(...IMAGE)
    .option(...PHONE_IMAGE)
    .requiredOption(...ALT)
    .requiredOption(...LINK)
    .option(...SHOWN_FROM)
    .option(...SHOWN_UNTIL)
    .option(...PLACE)
    .action(
      withContext(async ({ database, operator, config }, { place, ...entry }) => {
        await assertPicturesExist(config, entry);
        const id = await addAd(database, operator, entry, place);
        return { text: `Added: ${shortId(id)}` };
      }),
    );
  ads
    .command('set')
    .description('change or move an advertisement')
    .argument(...ID)
    .option(...TYPE)
    .option(...IMAGE)
    .option(...PHONE_IMAGE)
    .option(...ALT)
    .option(...LINK)
    .option(...SHOWN_FROM)
    .option(...SHOWN_UNTIL)
    .option(...PLACE)
    .action(
      withContext(async ({ database, operator, config }, idPrefix, options, command) => {
        requireChanges(command, options);
        await assertPicturesExist(config, options);
        const { place, ...entry } = options;
        const id = await changeAd(database, operator, idPrefix, entry, { place });
        return { text: `Changed: ${shortId(id)}` };
      }),
    );
  ads
    .command('remove')
    .description('remove an advertisement')
    .argument(...ID)
    .option(...YES)
    .action(
      withContext(async (context, idPrefix, _options, command) => {
        const { database, operator } = context;
        const { id, alt } = getByIdPrefix(await selectAds(database), idPrefix, 'advertisement');
        await confirmOnTerminal(context, command, `Remove the advertisement “${alt}”?`);
        await removeAd(database, operator, id);
        return { text: `Removed: ${shortId(id)}` };
      }),
    );
}
