import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { Branch } from '#contract/branch.ts';
import { addBranch, changeBranch, removeBranch } from '#server/features/admin/change-branches.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { selectBranches } from '#server/features/quotations/branch-queries.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT, requireChanges } from './command-parts.ts';
import { type Column, formatTable } from './table.ts';

const COLUMNS: Column[] = [
  { title: 'NAME' },
  { title: 'GSTIN' },
  { title: 'LUT' },
  { title: 'ADDRESS', canWrap: true },
];
const NAME = ['<NAME>', 'in quotes if it has several words, such as Pune'] as const;
const ADDRESS = ['--address <TEXT>', 'in quotes, as printed on quotations'] as const;
const GSTIN = ['--gstin <GSTIN>', 'with the PAN of the head office'] as const;
const LUT = ['--lut <ARN>', 'the number of its letter of undertaking; "" for none'] as const;

export function addBranchCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const branches = addGroup(program, 'branches', 'Quotations:');
  branches
    .command('list')
    .description('list the branches from which you supply')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }) => {
        const rows = await selectBranches(database);
        const cells = rows.map(({ name, gstin, lut, address }) => [name, gstin, lut, address]);
        return { text: formatTable(terminal, COLUMNS, cells) || 'There are no branches yet.', json: rows };
      }),
    );
  branches
    .command('add')
    .summary('add a branch with a GSTIN of its own')
    .description(
      'Adds a branch of your firm with an address and a GSTIN of its own. “offer terms --branch NAME” then supplies a quotation from there: its state decides between IGST and CGST with SGST.',
    )
    .argument(...NAME)
    .requiredOption(...ADDRESS)
    .requiredOption(...GSTIN)
    .option(...LUT)
    .action(
      withContext(async ({ database, operator, config: { brand } }, name, { address, gstin, lut = '' }) => {
        const added = await runAsOperator(database, operator, (transaction) =>
          addBranch(transaction, brand, { name, address, gstin, lut }),
        );
        return { text: `Added: ${formatBranch(added)}` };
      }),
    );
  branches
    .command('set')
    .summary('change a branch')
    .description(
      'Changes a branch. Quotations already sent, and later ones for the same request, do not change.',
    )
    .argument(...NAME)
    .option(...ADDRESS)
    .option(...GSTIN)
    .option(...LUT)
    .action(
      withContext(async ({ database, operator, config: { brand } }, name, changes, command) => {
        const { address, gstin, lut } = changes;
        const typed = {
          ...(address !== undefined && { address }),
          ...(gstin !== undefined && { gstin }),
          ...(lut !== undefined && { lut }),
        };
        requireChanges(command, typed);
        const changed = await runAsOperator(database, operator, (transaction) =>
          changeBranch(transaction, brand, name, typed),
        );
        return { text: `Changed: ${formatBranch(changed)}` };
      }),
    );
  branches
    .command('remove')
    .description('remove a branch that no draft names')
    .argument(...NAME)
    .action(
      withContext(async ({ database, operator }, name) => {
        const removed = await runAsOperator(database, operator, (transaction) =>
          removeBranch(transaction, name),
        );
        return { text: `Removed: ${removed}` };
      }),
    );
}

function formatBranch({ name, gstin, lut, address }: Branch): string {
  return `${name}, GSTIN ${gstin}${lut && `, LUT ${lut}`}, ${address}`;
}
