import { AppError } from '#contract/errors.ts';
import { findCounterProblems, MAX_COUNTERS } from '#domain/quotation/check-counter.ts';
import type { CounterLine, QuotationLine } from '#domain/quotation/quotation-terms.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { type Answerer, lockForAnswer } from './answerer.ts';
import { assertCanTakeStep, assertIsNewest } from './check-step.ts';
import { BY_BUYER, recordStep } from './record-step.ts';
import { insertCounter, selectCounters } from './repository.ts';
import { selectQuotationByNumber } from './revision-queries.ts';

type CounterEntry = {
  quoteRequestId: string;
  /** Of the offer that was seen. */
  revisionNumber: number;
  lines: readonly CounterLine[];
  words?: string | undefined;
};

/**
 * Answers an offer with wishes: another price or quantity, lines left out, or words. The seller answers with a
 * revision.
 * @throws AppError 'conflict' when the offer is not the newest or has lapsed, or after ten such answers;
 * 'invalid_input' at the fields of wishes that are not valid; as `lockForAnswer`.
 */
export async function counterOffer(
  transaction: Transaction,
  answerer: Answerer,
  { quoteRequestId, revisionNumber, ...entry }: CounterEntry,
): Promise<void> {
  const conversation = await lockForAnswer(transaction, answerer, quoteRequestId);
  assertIsNewest(conversation, revisionNumber);
  assertCanTakeStep('counter', conversation);
  const quotation = await selectQuotationByNumber(transaction, quoteRequestId, revisionNumber);
  const counter = { lines: [...entry.lines], words: entry.words?.trim() ?? '' };
  assertIsValid(counter, quotation?.document.terms.lines ?? []);
  const counters = await selectCounters(transaction, quoteRequestId);
  if (counters.length >= MAX_COUNTERS) {
    throw new AppError(
      'conflict',
      `You have asked for changes ${MAX_COUNTERS} times. Please write to us or call us, so that we can find a solution.`,
    );
  }
  await insertCounter(transaction, { id: newId(), quoteRequestId, revisionNumber, ...counter });
  await recordStep(transaction, quoteRequestId, {
    state: 'countered',
    event: {
      kind: 'countered',
      ...BY_BUYER,
      revisionNumber,
      detail: { lines: counter.lines.map(({ remark: _, ...figures }) => figures) },
    },
    answererName: conversation.answererName,
    mail: { about: 'countered', revisionNumber },
  });
}

function assertIsValid(
  counter: { lines: CounterLine[]; words: string },
  offered: readonly QuotationLine[],
): void {
  const [first, ...others] = findCounterProblems(counter, offered);
  if (!first) return;
  const fields = Object.fromEntries([...others.toReversed(), first].map((one) => [one.field, one.message]));
  throw new AppError('invalid_input', first.message, { fields });
}
