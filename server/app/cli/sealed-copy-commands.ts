import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { formatDate, formatDateTime } from '#domain/indian-format.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { switchSealingOff, switchSealingOn } from '#server/features/sealed-copies/change-sealing.ts';
import { exportSealedCopies } from '#server/features/sealed-copies/export-sealed-copies.ts';
import { selectSealedTotals, selectSealing } from '#server/features/sealed-copies/repository.ts';
import { RETENTION } from '#server/platform/queue/retention.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT } from './command-parts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function addSealedCopyCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const copies = addGroup(program, 'sealed', 'Personal data:');
  copies
    .command('status')
    .summary('show what is kept of removed data, sealed')
    .description('Says whether sealed copies are kept, how many there are and when the oldest is deleted.')
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database }) => {
        const [sealing, totals] = await Promise.all([selectSealing(database), selectSealedTotals(database)]);
        return { text: describeStatus(sealing, totals), json: { ...sealing, ...totals } };
      }),
    );
  copies
    .command('on')
    .summary('keep removed data for a year, sealed')
    .description(
      'Keeps personal data that is deleted or replaced from now on for a year, encrypted for this public key of age (age-encryption.org). Keep the private key away from this machine: nobody can read the copies without it. docs/personal-data.md quotes the rule, and says what your privacy policy has to say.',
    )
    .requiredOption('--recipient <KEY>', 'the public key that age-keygen prints: age1…')
    .action(
      withContext(async ({ database, operator }, { recipient }) => {
        await runAsOperator(database, operator, (transaction) =>
          switchSealingOn(transaction, recipient.trim()),
        );
        return {
          text: `From now on, removed personal data is kept for ${RETENTION.sealedCopyDays} days, sealed. Your privacy policy must say so.`,
        };
      }),
    );
  copies
    .command('off')
    .summary('keep no more removed personal data')
    .description(
      'Deletes personal data at once from now on when it is removed. Earlier copies are kept until their year is over.',
    )
    .action(
      withContext(async ({ database, operator }) => {
        await runAsOperator(database, operator, switchSealingOff);
        return { text: 'From now on, removed personal data is deleted at once.' };
      }),
    );
  copies
    .command('export')
    .summary('write the sealed copies into a folder')
    .description(
      'Writes all sealed copies into a new folder, still encrypted. “age --decrypt -i KEY-FILE FILE” opens one. Rows are JSON, one per line.',
    )
    .argument('<FOLDER>', 'a folder that does not exist yet')
    .action(
      withContext(async ({ database }, folder) => ({
        text: '',
        personalDataOf: ['*'],
        afterRecording: async () => `Written: ${await exportSealedCopies(database, folder)} sealed copies.`,
      })),
    );
}

function describeStatus(
  { isOn, recipient }: Awaited<ReturnType<typeof selectSealing>>,
  { rows, files, bytes, oldestAt, waiting }: Awaited<ReturnType<typeof selectSealedTotals>>,
): string {
  const lines = [
    isOn
      ? `Removed personal data is kept, sealed for ${recipient}.`
      : 'Removed personal data is deleted at once.',
  ];
  if (oldestAt) {
    const deletedAt = new Date(oldestAt.getTime() + RETENTION.sealedCopyDays * DAY_MS);
    lines.push(
      `Sealed: ${rows} rows and ${files} files, ${Math.ceil(bytes / 1024)} KiB, since ${formatDateTime(oldestAt)}. The oldest are deleted on ${formatDate(deletedAt)}.`,
    );
  }
  if (waiting > 0) lines.push(`Rows that wait to be sealed, within ten minutes: ${waiting}`);
  return lines.join('\n');
}
