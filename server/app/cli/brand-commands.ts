import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { addKnownBrand, removeKnownBrand } from '#server/features/admin/change-known-brands.ts';
import { selectKnownBrands } from '#server/features/admin/known-brand-queries.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT, LIMIT } from './command-parts.ts';

const BRAND = ['<BRAND>', 'a brand as its maker writes it'] as const;

export function addBrandCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const brands = addGroup(program, 'brands', 'Search:');
  brands
    .command('list')
    .summary('list the brands that the search knows')
    .description(
      'Lists the brands that the search knows. While the catalogue has no product of one, a search that names it leaves it out and says so.',
    )
    .option('--search <TEXT>', 'only those that contain this text')
    .option(...LIMIT)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database }, { search = '', limit }) => {
        const all = await selectKnownBrands(database, search);
        const names = all.slice(0, limit);
        return {
          text: names.join('\n') || 'No brands found.',
          json: names,
          remaining: all.length - names.length,
        };
      }),
    );
  brands
    .command('add')
    .description('add a brand that buyers name, such as “Makita”')
    .argument(...BRAND)
    .action(
      withContext(async ({ database, operator }, brand) => {
        await addKnownBrand(database, operator, brand);
        return { text: `The search knows the brand “${brand}” now` };
      }),
    );
  brands
    .command('remove')
    .description('remove a brand from the list')
    .argument(...BRAND)
    .action(
      withContext(async ({ database, operator }, brand) => {
        await removeKnownBrand(database, operator, brand);
        return { text: `The search no longer knows the brand “${brand}”` };
      }),
    );
}
