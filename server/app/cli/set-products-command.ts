import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { AppError } from '#contract/errors.ts';
import { ImportProblems } from '#server/features/admin/import-problems.ts';
import { importProducts } from '#server/features/admin/import-products.ts';
import { toProductFile } from '#server/features/admin/product-rows.ts';
import type { TermColumn } from '#server/features/admin/product-terms.ts';
import type { WithCommandContext } from './command-context.ts';
import { requireChanges } from './command-parts.ts';
import { findFileProblem } from './shop-files.ts';

/** Each column with its value's name and what it says; columns of several lines take several values. */
const OPTIONS: Record<TermColumn, [value: string, description: string]> = {
  sku: ['<SKU>', 'your own number for it, which no other product has'],
  unit: ['<CODE>', 'the unit quantity code of GST: NOS, BAG, KGS, MTR, PRS, SET …'],
  unit_name: ['<WORD>', 'the unit’s own word, in the singular: bar, sheet, reel'],
  unit_content: ['<TEXT>', 'what one unit contains: “50 kg”, “100 pieces”'],
  minimum_quantity: ['<NUMBER>', 'the smallest quantity you like to deliver'],
  quantity_multiple: ['<NUMBER>', 'of which a quantity should be a multiple'],
  dispatch_days: ['<DAYS>', 'working days until dispatch: 3, or “2 to 4”'],
  availability: ['<TEXT>', 'such as “In stock in Kolkata”'],
  warranty: ['<TEXT>', 'such as “12 months”'],
  country_of_origin: ['<COUNTRY>', 'where it was made'],
  standards: ['<STANDARD...>', '“IS 1786”, or with a licence “IS 1786 (CM/L-1234567890)”'],
  weight: ['<WEIGHT>', 'of one unit: “18.96 kg”'],
  documents: ['<DOCUMENT...>', '“Name: address”'],
  price_on_request: ['<YES|NO>', 'whether the price is asked for'],
  for_rent: ['<PERIOD>', 'the shortest time: day, week or month'],
  family: ['<FAMILY>', 'the family it belongs to; a new name makes a family'],
  variant: ['<VARIANT...>', 'with --family: “Option: value” for each of its options, such as “Size: 8”'],
};

export function addSetProductsCommand(products: CommandUnknownOpts, withContext: WithCommandContext): void {
  const command = products
    .command('set')
    .summary('change how products are sold')
    .description(
      'Changes how products are sold: unit, dispatch time, warranty, family and so on; all of them or none. "" removes a value. Titles, prices and the rest are changed by “products import”.',
    )
    .argument('<ID...>', 'full ids, as in a product’s address and in an export');
  for (const [column, [value, description]] of Object.entries(OPTIONS)) {
    command.addOption(new Option(`--${column.replaceAll('_', '-')} ${value}`, description));
  }
  command.action(
    withContext(
      async ({ database, operator, config }, ids: string[], changes: Record<string, string | string[]>) => {
        requireChanges(command, changes);
        const typedCells = Object.keys(OPTIONS).flatMap((column) => {
          const typed = changes[toCamelCase(column)];
          return typed === undefined ? [] : [[column, [typed].flat().join('\n')] as const];
        });
        const cells = Object.fromEntries(typedCells);
        const rows = [...new Set(ids)].map((id) => ({ id, ...cells }));
        try {
          const { changed, unchanged } = await importProducts(database, operator, toProductFile(rows), {
            isDryRun: false,
            findFileProblem: (address, kind) => findFileProblem(config, address, kind),
          });
          return { text: `${changed} changed, ${unchanged} unchanged` };
        } catch (cause) {
          if (!(cause instanceof ImportProblems)) throw cause;
          throw new AppError('invalid_input', describeProblems(cause));
        }
      },
    ),
  );
}

const toCamelCase = (column: string) =>
  column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** Each message once: most are the same for all products. */
function describeProblems({ problems }: ImportProblems): string {
  return [...new Set(problems.map(({ message }) => message))].join('\n');
}
