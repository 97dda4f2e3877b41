import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { AppError } from '#contract/errors.ts';
import { formatDayFromIso } from '#domain/format-day-from-iso.ts';
import { formatRupees } from '#domain/indian-format.ts';
import { approveRates } from '#server/features/quotations/approve-rates.ts';
import { discardDraft } from '#server/features/quotations/change-draft.ts';
import { getConversation } from '#server/features/quotations/get-conversation.ts';
import { recallRevision } from '#server/features/quotations/recall-revision.ts';
import { sendRevision } from '#server/features/quotations/send-revision.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { REQUEST } from './change-offer-draft.ts';
import type { CommandContext, CommandOutput, WithCommandContext } from './command-context.ts';
import { FORCE } from './command-parts.ts';
import { DRAFT_PDF, DRY_RUN_STEP, NO_MAIL, type StepOptions, takeStep } from './take-step.ts';

type SendOptions = StepOptions & { gstChecked?: boolean | undefined };

export function addOfferSendCommands(offer: CommandUnknownOpts, withContext: WithCommandContext): void {
  const addSendCommand = (name: string, isAmendment: boolean, summary: string, description: string) =>
    offer
      .command(name)
      .summary(summary)
      .description(description)
      .argument(...REQUEST)
      .option('--gst-checked', 'send it although a GST rate is not the catalogue’s of today')
      .option(...DRY_RUN_STEP)
      .option(...NO_MAIL)
      .option(...DRAFT_PDF)
      .option(...FORCE)
      .action(withContext((context, request, options) => send(context, request, options, isAmendment)));
  addSendCommand(
    'send',
    false,
    'send the draft to the buyer',
    'Sends the draft as the next revision of the quotation. It is frozen from then on, takes the place of the one before, and the buyer can accept it until its last day. The buyer gets a mail with the quotation and a link.',
  );
  addSendCommand(
    'amend',
    true,
    'offer a change of what was accepted',
    'Offers the draft as a change of what the buyer has accepted. What was agreed remains valid until the buyer accepts the change. What has been sent to the buyer can no longer be changed.',
  );
  offer
    .command('approve')
    .summary('approve rates below their floor')
    .description(
      'Approves the rates of the draft that are below the floor of their category, as they are now. Only an owner can: say who with --as. Anybody of sales can then send the draft.',
    )
    .argument(...REQUEST)
    .action(
      withContext((context, request) =>
        takeStep(context, request, {}, async (transaction, target, number) => {
          const approved = await approveRates(transaction, target);
          const rates = approved.map(({ line, ratePaise }) => `line ${line} at ${formatRupees(ratePaise)}`);
          return { text: `The rates of the draft of ${number} are approved: ${rates.join(', ')}.` };
        }),
      ),
    );
  offer
    .command('recall')
    .summary('take back an offer')
    .description(
      'Takes back the offer that waits for the buyer’s answer, so that it cannot be accepted. The buyer gets no mail.',
    )
    .argument(...REQUEST)
    .action(
      withContext((context, request) =>
        takeStep(context, request, {}, async (transaction, target, number) => {
          await recallRevision(transaction, target);
          return { text: `The offer of ${number} is taken back.` };
        }),
      ),
    );
  offer
    .command('discard')
    .description('discard the draft')
    .argument(...REQUEST)
    .action(
      withContext((context, request) =>
        takeStep(context, request, {}, async (transaction, target, number) => {
          await discardDraft(transaction, target);
          return { text: `The draft of ${number} is discarded.` };
        }),
      ),
    );
}

function send(
  context: CommandContext,
  request: string,
  { gstChecked: hasCheckedGst = false, ...options }: SendOptions,
  isAmendment: boolean,
): Promise<CommandOutput> {
  return takeStep(context, request, options, async (transaction, target, number) => {
    await assertIsRightCommand(transaction, target.quoteRequestId, isAmendment);
    const document = await sendRevision(transaction, context.config.brand, { ...target, hasCheckedGst });
    const { revision, figures, terms } = document;
    const text = `R${revision} of ${number} is sent: ${formatRupees(figures.totalPaise)}, valid until ${formatDayFromIso(terms.validUntil)}.`;
    return { text, document };
  });
}

/** An operator should know whether something is agreed already. */
async function assertIsRightCommand(
  db: DbExecutor,
  quoteRequestId: string,
  isAmendment: boolean,
): Promise<void> {
  const { isSold } = await getConversation(db, quoteRequestId);
  if (isSold === isAmendment) return;
  throw new AppError(
    'conflict',
    isAmendment
      ? 'Nothing has been accepted yet. To send the draft: offer send'
      : 'The buyer has accepted a quotation. To offer a change of it: offer amend',
  );
}
