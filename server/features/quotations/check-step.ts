import { AppError } from '#contract/errors.ts';
import { formatDay } from '#domain/indian-format.ts';
import { canTakeStep, hasLapsed, type QuotationStep } from '#domain/quotation/quotation-state.ts';
import type { LockedConversation } from './lock-conversation.ts';

const BUYERS_STEPS: ReadonlySet<QuotationStep> = new Set([
  'counter',
  'accept',
  'declineByBuyer',
  'withdraw',
  'askToRenew',
]);

/** @throws AppError 'conflict' when the conversation does not allow the step, with the state of the offer. */
export function assertCanTakeStep(step: QuotationStep, conversation: LockedConversation): void {
  if (canTakeStep(step, conversation, conversation.now)) return;
  const describe = BUYERS_STEPS.has(step) ? describeToBuyer : describeToOperator;
  throw new AppError('conflict', describe(step, conversation));
}

/** @throws AppError 'conflict' when the buyer has not seen the newest offer. */
export function assertIsNewest({ offer }: LockedConversation, revisionNumber: number): void {
  if (!offer || offer.number === revisionNumber) return;
  throw new AppError(
    'conflict',
    offer.number > revisionNumber
      ? `There is a newer quotation, R${offer.number}. Please read it first.`
      : `There is no quotation R${revisionNumber}.`,
  );
}

function describeToBuyer(step: QuotationStep, conversation: LockedConversation): string {
  switch (conversation.state) {
    case 'new':
    case 'open':
      return 'There is no quotation at the moment.';
    case 'offered':
      if (hasLapsed(conversation, conversation.now)) return describeLapse(conversation);
      return step === 'askToRenew'
        ? 'This quotation is still valid, so you can accept it.'
        : 'There is a quotation now. Please decline it instead.';
    case 'countered':
      return step === 'withdraw'
        ? 'There is a quotation now. Please decline it instead.'
        : 'You have already asked for changes. Please wait for our revised quotation.';
    case 'accepted':
      return 'This quotation has been accepted.';
    case 'declined':
      return 'This quotation has been declined.';
    case 'closed':
      return 'This request is closed.';
  }
}

function describeLapse({ lapsesAt }: LockedConversation): string {
  const lastMoment = new Date((lapsesAt?.getTime() ?? 0) - 1);
  return `This quotation was valid until ${formatDay(lastMoment)}. You can ask us to renew it.`;
}

function describeToOperator(step: QuotationStep, { state, offer }: LockedConversation): string {
  switch (state) {
    case 'new':
    case 'open':
      return 'No offer has been sent yet.';
    case 'offered':
    case 'countered':
      return step === 'correctBuyer'
        ? `R${offer?.number} is with the buyer. Please recall it first, because it has these details.`
        : `R${offer?.number} is not accepted yet.`;
    case 'accepted':
      return step === 'recall' || step === 'acceptOnWord'
        ? 'Nothing is offered, because the quotation has been accepted.'
        : 'The quotation has been accepted.';
    case 'declined':
      return 'The quotation has been declined.';
    case 'closed':
      return 'The request is closed.';
  }
}
