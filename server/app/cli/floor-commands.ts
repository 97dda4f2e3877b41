import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { priceFloor } from '#contract/staff-floors.ts';
import { formatPercent } from '#domain/indian-format.ts';
import { removePriceFloor, setPriceFloor } from '#server/features/admin/change-price-floors.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { selectPriceFloors } from '#server/features/quotations/floor-queries.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT } from './command-parts.ts';
import { type Column, formatTable } from './table.ts';

const COLUMNS: Column[] = [
  { title: 'CATEGORY', canWrap: true },
  { title: 'FLOOR', isRightAligned: true },
];
const CATEGORY = ['<CATEGORY>', 'its name, in quotes, or its id'] as const;

export function addFloorCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const floors = addGroup(program, 'floors', 'Quotations:');
  floors
    .command('list')
    .description('list the price floors of categories')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }) => {
        const rows = await selectPriceFloors(database);
        const cells = rows.map(({ category, bps }) => [category, formatPercent(bps)]);
        return { text: formatTable(terminal, COLUMNS, cells) || 'There are no floors yet.', json: rows };
      }),
    );
  floors
    .command('set')
    .summary('set the lowest agreed price of a category')
    .description(
      'Sets the lowest agreed price of the products of a category, as a share of the list price. A quotation with a lower rate is sent by an owner, or after an owner has approved it.',
    )
    .argument(...CATEGORY)
    .argument('<MIN>', 'per cent of the list price, such as 85')
    .action(
      withContext(async ({ database, operator }, category, percent) => {
        const floor = validate(priceFloor, { category, percentage: Number(percent.replace(/%$/, '')) });
        const name = await runAsOperator(database, operator, (transaction) =>
          setPriceFloor(transaction, floor.category, floor.percentage),
        );
        return { text: `${name}: at least ${formatPercent(floor.percentage)} of the list price.` };
      }),
    );
  floors
    .command('remove')
    .description('remove the floor of a category')
    .argument(...CATEGORY)
    .action(
      withContext(async ({ database, operator }, category) => {
        const name = await runAsOperator(database, operator, (transaction) =>
          removePriceFloor(transaction, category),
        );
        return { text: `${name} no longer has a floor.` };
      }),
    );
}
