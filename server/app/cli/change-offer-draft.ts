import { compareTerms } from '#domain/quotation/compare-terms.ts';
import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import { changeDraft } from '#server/features/quotations/change-draft.ts';
import { composeDraft } from '#server/features/quotations/compose-draft.ts';
import { startDraft } from '#server/features/quotations/start-draft.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import type { CommandContext, CommandOutput } from './command-context.ts';
import { describeChange } from './format-history.ts';
import { formatOfferSums } from './format-offer.ts';
import { type StepOptions, takeStep } from './take-step.ts';
import { type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

export const REQUEST = [
  '<ORDER>',
  'the estimate number (EST/2026-27/000123), or the first 7 characters of one of its orders’ ids',
] as const;
export const DRAFT_DRY_RUN = ['--dry-run', 'show the draft as it would be; store nothing'] as const;

/** Changes the draft of a request’s next quotation, which begins with the first change, and shows what has changed. */
export function changeOfferDraft(
  context: CommandContext,
  name: string,
  options: StepOptions,
  prepare: (
    transaction: Transaction,
    quoteRequestId: string,
  ) => Promise<(terms: QuotationTerms, nextLineNumber: number) => QuotationTerms>,
): Promise<CommandOutput> {
  const { terminal, config } = context;
  return takeStep(context, name, options, async (transaction, target, number) => {
    const change = await prepare(transaction, target.quoteRequestId);
    const { terms: former } = await startDraft(transaction, target);
    await changeDraft(transaction, target, change);
    const document = await composeDraft(transaction, config.brand, target.quoteRequestId);
    const sections = [
      [`Draft of ${number} R${document.revision}, not sent yet`],
      formatChanges(terminal, former, document),
      formatOfferSums(terminal, document),
    ];
    return { text: sections.map((lines) => lines.join('\n')).join('\n\n'), document };
  });
}

/** Without the total, which the sums have. */
function formatChanges(
  terminal: Terminal,
  former: QuotationTerms,
  { terms, figures }: QuotationDocument,
): string[] {
  const changes = compareTerms({ terms: former, figures }, { terms, figures });
  if (changes.length === 0) return ['Nothing has changed.'];
  return changes.map((change) => wrapText(toSingleLine(describeChange(change)), terminal));
}
