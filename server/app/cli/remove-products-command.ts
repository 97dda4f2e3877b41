import { readFile } from 'node:fs/promises';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { type ProductRemoval, planRemoval, removeProducts } from '#server/features/admin/remove-products.ts';
import type { WithCommandContext } from './command-context.ts';
import { YES } from './command-parts.ts';
import { confirmOnTerminal } from './confirm-command.ts';

const number = new Intl.NumberFormat('en-IN');

export function addRemoveProductsCommand(
  products: CommandUnknownOpts,
  withContext: WithCommandContext,
): void {
  products
    .command('remove')
    .summary('remove products from the catalogue')
    .description(
      'Removes products from the catalogue, lists and wishlists. Ids, --from and --category can be combined; either all of these products are removed or none. It says how many open quote requests contain them, and asks. Orders keep their own copy.',
    )
    .argument('[ID...]', 'full ids, as in a product’s address and in an export')
    .option('--from <FILE>', 'a file with one id a line')
    .option('--category <NAME>', 'all products in this category')
    .option(...YES)
    .action(
      withContext(async (context, ids, { from: file, category }, command) => {
        if (ids.length === 0 && file === undefined && category === undefined) {
          command.error('error: nothing to remove; name products by their ids, --from or --category');
        }
        const inFile = file === undefined ? [] : readIds(await readFile(file, 'utf8'));
        const removal = await planRemoval(context.database, [...new Set([...ids, ...inFile])], category);
        await confirmOnTerminal(context, command, `Remove ${describeRemoval(removal)}?`);
        await removeProducts(
          context.database,
          context.operator,
          removal.products.map(({ id }) => id),
        );
        return { text: `Removed: ${describeRemoval(removal)}` };
      }),
    );
}

function readIds(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** “Lathe 500”; or, of several, their number. Those who ask see how many open quote requests have them. */
function describeRemoval({ products, openQuoteRequests }: ProductRemoval): string {
  const [first] = products;
  const isSingle = products.length === 1 && first !== undefined;
  const what = isSingle ? `“${first.title}”` : `${number.format(products.length)} products`;
  if (openQuoteRequests === 0) return what;
  const requests =
    openQuoteRequests === 1
      ? '1 open quote request'
      : `${number.format(openQuoteRequests)} open quote requests`;
  return `${what}, which ${isSingle ? 'is' : 'are'} in ${requests}`;
}
