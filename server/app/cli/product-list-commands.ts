import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { formatRupeesShort } from '#domain/indian-format.ts';
import type { ProductPage } from '#server/features/catalogue/list-products.ts';
import type { Interpretation } from '#server/features/search/search-products.ts';
import type { ProductSnapshot } from '#server/platform/database/schema.ts';
import type { CommandOutput, WithCommandContext } from './command-context.ts';
import { JSON_OUTPUT, LIMIT, PAGE } from './command-parts.ts';
import { type Column, formatTable } from './table.ts';
import type { Terminal } from './terminal-text.ts';

const number = new Intl.NumberFormat('en-IN');

const COLUMNS: Column[] = [
  { title: 'ID' },
  { title: 'TITLE', canWrap: true },
  { title: 'MODEL' },
  { title: 'PRICE', isRightAligned: true },
  { title: 'CATEGORY', canWrap: true },
];

/**
 * The commands of the group `products` that only read. What lists products in the shop is loaded when they run: it
 * would make the start of every command a fifth longer.
 */
export function addProductListCommands(products: CommandUnknownOpts, withContext: WithCommandContext): void {
  products
    .command('list')
    .description('list the products, with their ids')
    .option(...LIMIT)
    .option(...PAGE)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, { limit, page }) => {
        const { listProducts } = await import('#server/features/catalogue/list-products.ts');
        return toOutput(terminal, await listProducts(database, { limit, page, sort: 'all' }));
      }),
    );
  products
    .command('search')
    .summary('find products as buyers do')
    .description(
      'Finds products as the search of the shop does, best match first: by title, brand, model, category and description, with its synonyms and spelling corrections.',
    )
    .argument('<TEXT>', 'words, a brand or a model')
    .option(...LIMIT)
    .option(...PAGE)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, text, { limit, page }) => {
        const { searchProducts } = await import('#server/features/search/search-products.ts');
        const found = await searchProducts(database, text, { limit, page, sort: 'all' });
        const output = toOutput(terminal, found);
        const notes = describeInterpretation(found);
        return notes === '' ? output : { ...output, text: `${notes}\n\n${output.text}` };
      }),
    );
}

function describeInterpretation({ corrected, missingBrands, didYouMean }: Interpretation): string {
  return [
    ...missingBrands.map((brand) => `There is nothing by ${brand}.`),
    ...(corrected === null ? [] : [`Found for “${corrected}”:`]),
    ...(didYouMean === null ? [] : [`Did you mean “${didYouMean}”?`]),
  ].join(' ');
}

function toOutput(terminal: Terminal, { products, total, page, limit }: ProductPage): CommandOutput {
  const table = formatTable(terminal, COLUMNS, products.map(toCells));
  const remaining = total - (page - 1) * limit - products.length;
  const rest = remaining > 0 ? `\n\n… and ${number.format(remaining)} more: --page ${page + 1}` : '';
  return { text: table === '' ? 'No products found.' : `${table}${rest}`, json: products };
}

function toCells({ id, title, model, listPricePaise, categoryName }: ProductSnapshot): string[] {
  return [id, title, model, formatRupeesShort(listPricePaise), categoryName];
}
