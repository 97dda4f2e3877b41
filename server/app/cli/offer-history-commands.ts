import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { QuotationChange } from '#domain/quotation/compare-terms.ts';
import { dryRun } from '#server/features/admin/dry-run.ts';
import {
  formatNumberWithRevision,
  type QuotationDocument,
} from '#server/features/estimates/quotation-document.ts';
import { findRequest } from '#server/features/orders/find-orders.ts';
import { listMessages } from '#server/features/quotation-messages/list-messages.ts';
import { composeDraft } from '#server/features/quotations/compose-draft.ts';
import { type ConversationView, getConversation } from '#server/features/quotations/get-conversation.ts';
import { getProForma } from '#server/features/quotations/get-pro-forma.ts';
import { listStandings } from '#server/features/quotations/list-standings.ts';
import { selectQuotationByNumber } from '#server/features/quotations/revision-queries.ts';
import { startDraft } from '#server/features/quotations/start-draft.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { REQUEST } from './change-offer-draft.ts';
import type { CommandContext, WithCommandContext } from './command-context.ts';
import { FORCE, JSON_OUTPUT } from './command-parts.ts';
import { formatHistory } from './format-history.ts';
import { formatOffer } from './format-offer.ts';
import { getEstimateNumber } from './format-orders.ts';
import { formatStanding } from './format-standing.ts';
import { listSubjects } from './list-subjects.ts';
import { applyStyle } from './terminal-text.ts';
import { writeDocument } from './write-document.ts';

/** The commands about offers that only read. */
export function addOfferHistoryCommands(offer: CommandUnknownOpts, withContext: WithCommandContext): void {
  offer
    .command('show')
    .summary('show the draft, or the last offer')
    .description(
      'Shows what would be sent next: the draft or, if you have not begun one, how it would begin. Once a request is decided, it shows the last quotation.',
    )
    .argument(...REQUEST)
    .option('--sent', 'the quotation that was sent last instead')
    .option('--pdf <FILE.pdf>', 'also write it to this file')
    .option(...FORCE)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async (context, name, { sent: isSent = false, pdf, force }) => {
        const { database, terminal } = context;
        const found = await findRequest(database, name);
        const { quoteRequestId } = found.request;
        const conversation = await getConversation(database, quoteRequestId);
        const shown = await findShown(context, conversation, isSent);
        const number = getEstimateNumber(found.request);
        const standing = (await listStandings(database, [quoteRequestId])).get(quoteRequestId);
        const heads = [
          applyStyle(terminal, 'bold', number),
          ...(standing ? [formatStanding(terminal, standing, conversation.now)] : []),
        ];
        const text = [heads.join('\n'), shown ? shown.head : 'Nothing has been offered.'];
        if (shown) text.push(formatOffer(terminal, shown.document));
        return {
          text: text.join('\n\n'),
          json: shown?.document,
          personalDataOf: listSubjects(found),
          ...(pdf !== undefined &&
            shown && {
              afterRecording: async () => {
                await writeDocument(context, shown.document, pdf, force);
                return [...text, `Wrote the quotation to ${pdf}`].join('\n\n');
              },
            }),
        };
      }),
    );
  offer
    .command('pro-forma')
    .summary('write the pro-forma of what was accepted')
    .description(
      'Writes the pro-forma of an accepted quotation to a file: what was accepted, with the bank account of your settings. It is not a tax invoice.',
    )
    .argument(...REQUEST)
    .requiredOption('--pdf <FILE.pdf>', 'the file')
    .option(...FORCE)
    .action(
      withContext(async (context, name, { pdf, force }) => {
        const { database, config } = context;
        const found = await findRequest(database, name);
        const document = await getProForma(database, config.brand, found.request.quoteRequestId);
        return {
          text: '',
          personalDataOf: listSubjects(found),
          afterRecording: async () => {
            await writeDocument(context, document, pdf, force);
            return `Wrote the pro-forma ${formatNumberWithRevision(document)} to ${pdf}`;
          },
        };
      }),
    );
  offer
    .command('history')
    .summary('show the conversation about a request')
    .description(
      'Shows what has happened to a quote request: every offer with what it changed, what the buyer asked for, who accepted, and what both sides have written.',
    )
    .argument(...REQUEST)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, terminal }, name) => {
        const found = await findRequest(database, name);
        const { quoteRequestId } = found.request;
        const conversation = await getConversation(database, quoteRequestId);
        const changes = await listChanges(database, conversation);
        const messages = await listMessages(database, quoteRequestId, { withInternal: true });
        const standing = (await listStandings(database, [quoteRequestId])).get(quoteRequestId);
        const text = [
          applyStyle(terminal, 'bold', getEstimateNumber(found.request)),
          ...(standing ? [formatStanding(terminal, standing, conversation.now)] : []),
          '',
          formatHistory(terminal, conversation, changes, messages),
        ].join('\n');
        return { text, json: { ...conversation, messages }, personalDataOf: listSubjects(found) };
      }),
    );
}

/** The draft as it is or would begin; nothing is stored. Of a request that is decided, the last quotation. */
async function findShown(
  { database, operator, config: { brand } }: CommandContext,
  { quoteRequestId, state, quotation }: ConversationView,
  isSent: boolean,
): Promise<{ head: string; document: QuotationDocument } | undefined> {
  if (isSent || state === 'declined' || state === 'closed') {
    return quotation && { head: `R${quotation.number}, ${quotation.state}`, document: quotation.document };
  }
  const document = await dryRun(database, operator, async (transaction) => {
    await startDraft(transaction, { quoteRequestId, operator });
    return composeDraft(transaction, brand, quoteRequestId);
  });
  return { head: `Draft of R${document.revision}, not sent yet`, document };
}

/** What each quotation changed of the one before, by its number. */
async function listChanges(
  database: Database,
  { quoteRequestId, revisions }: ConversationView,
): Promise<Map<number, readonly QuotationChange[]>> {
  const changes = new Map<number, readonly QuotationChange[]>();
  for (const { number, kind } of revisions) {
    if (kind !== 'quotation') continue;
    const quotation = await selectQuotationByNumber(database, quoteRequestId, number);
    changes.set(number, quotation?.document.changes ?? []);
  }
  return changes;
}
