import { type CommandUnknownOpts, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { acceptanceOnWord, CLOSE_REASONS, reasonForBuyer } from '#contract/staff-answers.ts';
import { formatRupees } from '#domain/indian-format.ts';
import { acceptOnWord } from '#server/features/quotations/accept-on-word.ts';
import { closeRequest } from '#server/features/quotations/close-request.ts';
import { declineRequest } from '#server/features/quotations/decline-request.ts';
import { undoAcceptance } from '#server/features/quotations/undo-acceptance.ts';
import { validate } from '#server/platform/http/validate.ts';
import { REQUEST } from './change-offer-draft.ts';
import type { WithCommandContext } from './command-context.ts';
import { DRY_RUN_STEP, NO_MAIL, takeStep } from './take-step.ts';

export function addOfferAnswerCommands(offer: CommandUnknownOpts, withContext: WithCommandContext): void {
  offer
    .command('accept')
    .summary('write down that the buyer has accepted')
    .description(
      'Records that the buyer has accepted the offer, also after its last day. Chosen lines are confirmed, the others rejected. Both sides get a mail with the quotation.',
    )
    .argument(...REQUEST)
    .requiredOption('--on-word <TEXT>', 'how the buyer said it: "by phone", "by e-mail", "purchase order"')
    .requiredOption('--name <NAME>', 'who said it')
    .option('--designation <TEXT>', 'of this person')
    .option('--po <NUMBER>', 'the number of the purchase order')
    .option('--po-date <DATE>', 'such as 2026-12-05')
    .option('--lines <NUMBERS>', 'such as 1,3: only these, or alternatives and options, too', parseLines)
    .option(...DRY_RUN_STEP)
    .option(...NO_MAIL)
    .action(
      withContext((context, request, { onWord, name, designation, po, poDate, lines, ...options }) => {
        const typed = { said_by: onWord, name, designation, po_number: po, po_date: poDate, lines };
        const word = validate(acceptanceOnWord, typed);
        return takeStep(context, request, options, async (transaction, target, number) => {
          const { totalPaise } = await acceptOnWord(transaction, {
            ...target,
            saidBy: word.said_by,
            name: word.name,
            designation: word.designation,
            poNumber: word.po_number,
            poDate: word.po_date,
            lineNumbers: word.lines,
          });
          return { text: `${number} is accepted: ${formatRupees(totalPaise)}.` };
        });
      }),
    );
  offer
    .command('decline')
    .summary('decline a quote request')
    .description(
      'Declines a quote request as a whole: all its requested orders are rejected. The buyer gets a mail.',
    )
    .argument(...REQUEST)
    .requiredOption('--reason <TEXT>', 'why; the buyer reads it')
    .option(...DRY_RUN_STEP)
    .option(...NO_MAIL)
    .action(
      withContext((context, request, { reason: typed, ...options }) => {
        const { reason } = validate(reasonForBuyer, { reason: typed });
        return takeStep(context, request, options, async (transaction, target, number) => {
          await declineRequest(transaction, { ...target, reason });
          return { text: `${number} is declined: ${reason}` };
        });
      }),
    );
  offer
    .command('close')
    .summary('close a request as spam or duplicate')
    .description(
      'Closes a quote request that needs no answer. Its requested orders are rejected. Nobody gets a mail. This cannot be undone.',
    )
    .argument(...REQUEST)
    .addOption(new Option('--reason <REASON>', 'why').choices([...CLOSE_REASONS]).makeOptionMandatory())
    .option(...DRY_RUN_STEP)
    .action(
      withContext((context, request, { reason, ...options }) =>
        takeStep(context, request, options, async (transaction, target, number) => {
          await closeRequest(transaction, { ...target, reason });
          return { text: `${number} is closed as ${reason}.` };
        }),
      ),
    );
  offer
    .command('undo')
    .summary('undo a mistaken acceptance')
    .description(
      'Undoes an acceptance by mistake, within 24 hours and while nothing is sent: the confirmed orders are requested again, and the offer waits for an answer. The buyer gets a mail.',
    )
    .argument(...REQUEST)
    .requiredOption('--reason <TEXT>', 'why; the buyer reads it')
    .option(...DRY_RUN_STEP)
    .option(...NO_MAIL)
    .action(
      withContext((context, request, { reason: typed, ...options }) => {
        const { reason } = validate(reasonForBuyer, { reason: typed });
        return takeStep(context, request, options, async (transaction, target, number) => {
          await undoAcceptance(transaction, { ...target, reason });
          return { text: `The acceptance of ${number} is undone.` };
        });
      }),
    );
}

function parseLines(typed: string): number[] {
  if (/^\d{1,4}(\s*,\s*\d{1,4})*$/.test(typed)) return typed.split(',').map(Number);
  throw new InvalidArgumentError('It must be numbers of lines such as 1,3.');
}
