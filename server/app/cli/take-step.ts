import { dryRun } from '#server/features/admin/dry-run.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import { type FoundRequest, findRequest } from '#server/features/orders/find-orders.ts';
import { composeQueuedEmails } from '#server/features/quotation-emails/compose-queued-emails.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import type { CommandContext, CommandOutput } from './command-context.ts';
import { formatComposedMail } from './format-composed-mail.ts';
import { getEstimateNumber } from './format-orders.ts';
import { listSubjects } from './list-subjects.ts';
import { applyStyle } from './terminal-text.ts';
import { writeDocument } from './write-document.ts';

export const DRY_RUN_STEP = [
  '--dry-run',
  'show what would happen and which mail would be sent; change nothing',
] as const;
export const NO_MAIL = ['--no-mail', 'send no mail about it'] as const;
export const DRAFT_PDF = [
  '--pdf <FILE.pdf>',
  'also write the quotation to this file, as it would be sent',
] as const;

export type StepOptions = {
  dryRun?: boolean | undefined;
  /** False with `--no-mail`; undefined for commands that never send one. */
  mail?: boolean | undefined;
  pdf?: string | undefined;
  force?: boolean | undefined;
};

/** Of which quote request, in whose name, and whether without a mail: as the use cases of quotations take it. */
export type Target = { quoteRequestId: string; operator: string; isSilent: boolean };

/** What was done, in words, and the quotation that it is about, if any. */
export type StepOutcome = { text: string; document?: QuotationDocument };

/**
 * Takes a step of the conversation about a quote request, or only finds out what it would do.
 * @param name of the quote request: its estimate number, or the id of one of its orders.
 * @param step gets the estimate number for what it says.
 */
export async function takeStep(
  context: CommandContext,
  name: string,
  { dryRun: isDryRun = false, mail: hasMail, pdf, force }: StepOptions,
  step: (
    transaction: Transaction,
    target: Target,
    number: string,
    found: FoundRequest,
  ) => Promise<StepOutcome>,
): Promise<CommandOutput> {
  const { database, operator, config, terminal } = context;
  const found = await findRequest(database, name);
  const { quoteRequestId } = found.request;
  const target = { quoteRequestId, operator, isSilent: hasMail === false };
  const number = getEstimateNumber(found.request);
  const take = (transaction: Transaction) => step(transaction, target, number, found);
  const { text, document, mails } = isDryRun
    ? await dryRun(database, operator, async (transaction) => {
        const outcome = await take(transaction);
        return { ...outcome, mails: await composeQueuedEmails(transaction, config) };
      })
    : { ...(await runAsOperator(database, operator, take)), mails: [] };
  const sections = [
    ...(isDryRun ? [applyStyle(terminal, 'bold', 'Nothing was changed. This is what would happen:')] : []),
    text,
    ...mails.map((mail) => formatComposedMail(terminal, mail)),
    ...(isDryRun && hasMail !== undefined && mails.length === 0 ? ['No mail would be sent.'] : []),
  ];
  return {
    text: sections.join('\n\n'),
    personalDataOf: listSubjects(found),
    ...(pdf !== undefined &&
      document && {
        afterRecording: async () => {
          await writeDocument(context, document, pdf, force);
          return [...sections, `Wrote the quotation to ${pdf}`].join('\n\n');
        },
      }),
  };
}
