import { dryRun } from '#server/features/admin/dry-run.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { composeQueuedEmails } from '#server/features/quotation-emails/compose-queued-emails.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import type { CommandContext } from './command-context.ts';
import { formatComposedMail } from './format-composed-mail.ts';
import { applyStyle } from './terminal-text.ts';

export type DispatchOptions = { dryRun?: true | undefined; mail?: boolean | undefined };

/** Takes a step with shipments or returns, or only finds out what it would do, with the mail about it. */
export async function takeDispatchStep<Outcome>(
  { database, operator, config, terminal }: CommandContext,
  { dryRun: isDryRun, mail: hasMail = true }: DispatchOptions,
  step: (transaction: Transaction, taking: { operator: string; isSilent: boolean }) => Promise<Outcome>,
  format: (outcome: Outcome) => string,
): Promise<{ outcome: Outcome; text: string }> {
  const take = (transaction: Transaction) => step(transaction, { operator, isSilent: !hasMail });
  if (!isDryRun) {
    const outcome = await runAsOperator(database, operator, take);
    return { outcome, text: format(outcome) };
  }
  const { outcome, mails } = await dryRun(database, operator, async (transaction) => {
    const taken = await take(transaction);
    return { outcome: taken, mails: await composeQueuedEmails(transaction, config) };
  });
  const text = [
    applyStyle(terminal, 'bold', 'Nothing was changed. This is what would happen:'),
    format(outcome),
    ...mails.map((mail) => formatComposedMail(terminal, mail)),
  ].join('\n\n');
  return { outcome, text };
}
