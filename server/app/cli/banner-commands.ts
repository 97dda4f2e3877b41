import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { shortId } from '#domain/short-id.ts';
import { selectCategories } from '#server/features/admin/category-queries.ts';
import { addBanner, changeBanner, removeBanner } from '#server/features/admin/change-banners.ts';
import { getByIdPrefix } from '#server/features/admin/get-row.ts';
import { selectBanners } from '#server/features/content/repository.ts';
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

const CATEGORY = ['--category <NAME>', 'the category that it links to'] as const;

const COLUMNS: Column[] = [
  { title: '', isRightAligned: true },
  { title: 'ID' },
  { title: 'HEADLINE', canWrap: true },
  { title: 'LINKS TO', canWrap: true },
  { title: 'PICTURE', canWrap: true },
  { title: 'SHOWN' },
];

export function addBannerCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const banners = addGroup(program, 'banners', 'Banners on the home page:');
  banners
    .command('list')
    .description('list the banners')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }) => {
        const rows = await selectBanners(database);
        const names = new Map((await selectCategories(database)).map(({ id, name }) => [id, name]));
        const cells = rows.map(({ id, alt, image, phoneImage, categoryId, ...days }, index) => [
          String(index + 1),
          shortId(id),
          alt,
          names.get(categoryId) ?? '',
          `${image} ${phoneImage}`,
          formatShownDays(days),
        ]);
        return { text: formatTable(terminal, COLUMNS, cells) || 'There are no banners.', json: rows };
      }),
    );
  banners
    .command('add')
    .description('add a banner')
    .requiredOption(...IMAGE)
    .option(...PHONE_IMAGE)
    .requiredOption(...ALT)
    .requiredOption(...CATEGORY)
    .option(...SHOWN_FROM)
    .option(...SHOWN_UNTIL)
    .option(...PLACE)
    .action(
      withContext(async ({ database, operator, config }, { place, ...entry }) => {
        await assertPicturesExist(config, entry);
        const id = await addBanner(database, operator, entry, place);
        return { text: `Added: ${shortId(id)}` };
      }),
    );
  banners
    .command('set')
    .description('change or move a banner')
    .argument(...ID)
    .option(...IMAGE)
    .option(...PHONE_IMAGE)
    .option(...ALT)
    .option(...CATEGORY)
    .option(...SHOWN_FROM)
    .option(...SHOWN_UNTIL)
    .option(...PLACE)
    .action(
      withContext(async ({ database, operator, config }, idPrefix, options, command) => {
        requireChanges(command, options);
        await assertPicturesExist(config, options);
        const { place, ...entry } = options;
        const id = await changeBanner(database, operator, idPrefix, entry, { place });
        return { text: `Changed: ${shortId(id)}` };
      }),
    );
  banners
    .command('remove')
    .description('remove a banner')
    .argument(...ID)
    .option(...YES)
    .action(
      withContext(async (context, idPrefix, _options, command) => {
        const { database, operator } = context;
        const { id, alt } = getByIdPrefix(await selectBanners(database), idPrefix, 'banner');
        await confirmOnTerminal(context, command, `Remove the banner “${alt}”?`);
        await removeBanner(database, operator, id);
        return { text: `Removed: ${shortId(id)}` };
      }),
    );
}
