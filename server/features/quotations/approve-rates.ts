import { AppError } from '#contract/errors.ts';
import { mayDo } from '#contract/staff-permissions.ts';
import { formatRupees, formatTime } from '#domain/indian-format.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { type Approval, type LineBelowFloor, listBelowFloor } from '#domain/quotation/price-floor.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { appendEvent } from './event-queries.ts';
import { findFloors } from './find-floors.ts';
import { selectRole, updateApproval } from './floor-queries.ts';
import { lockConversation } from './lock-conversation.ts';
import { byOperator } from './record-step.ts';
import { type Draft, selectDraft } from './repository.ts';

export type ApprovalTarget = { quoteRequestId: string; operator: string };

/**
 * Asks an owner to approve the rates of the draft that are below their floor.
 * @throws AppError 'conflict' without a draft, or when no rate needs an approval.
 */
export async function askApproval(transaction: Transaction, target: ApprovalTarget): Promise<void> {
  const { draft, below } = await lockBelowFloor(transaction, target.quoteRequestId);
  const asked: Approval = {
    ratesPaise: {},
    ...draft.approval,
    ...{ askedBy: target.operator, askedAt: new Date().toISOString() },
  };
  await storeApproval(transaction, target, 'approval asked', asked, below);
}

/** In paise, by the number of the line. */
type SeenRates = ReadonlyMap<number, number>;

/**
 * Approves the rates of the draft that are below their floor.
 * @param seen those that the owner has looked at; undefined for a command, which approves them as they are.
 * @throws AppError 'forbidden' when the operator may not approve rates, 'conflict' also when the rates are no longer
 * those that were seen.
 */
export async function approveRates(
  transaction: Transaction,
  target: ApprovalTarget,
  seen?: SeenRates,
): Promise<LineBelowFloor[]> {
  if (!(await mayApprove(transaction, target.operator)))
    throw new AppError('forbidden', 'Only an owner can approve rates below the floor.');
  const { draft, below } = await lockBelowFloor(transaction, target.quoteRequestId);
  if (seen) assertAreSeen(draft, below, seen);
  const approved: Approval = {
    ...draft.approval,
    ...{ approvedBy: target.operator, approvedAt: new Date().toISOString() },
    ratesPaise: {
      ...draft.approval?.ratesPaise,
      ...Object.fromEntries(below.map(({ line, ratePaise }) => [line, ratePaise])),
    },
  };
  await storeApproval(transaction, target, 'approved', approved, below);
  return below;
}

/** A rate that is gone or at its floor needs no approval any more, so only what is there must have been seen. */
function assertAreSeen(draft: Draft, below: readonly LineBelowFloor[], seen: SeenRates): void {
  const unseen = below.filter(({ line, ratePaise }) => seen.get(line) !== ratePaise);
  if (unseen.length === 0) return;
  const both = unseen.map(({ line, ratePaise }) => {
    const seenPaise = seen.get(line);
    const before = seenPaise === undefined ? 'none below the floor' : formatRupees(seenPaise);
    return `Line ${line}: ${formatRupees(ratePaise)} instead of ${before}.`;
  });
  const { changedBy, changedAt, version } = draft;
  throw new AppError(
    'conflict',
    `${changedBy} changed the rates at ${formatTime(changedAt)}. ${both.join(' ')} Please look at them again.`,
    {
      conflict: {
        ...{ changed_by: changedBy, changed_at: changedAt.toISOString(), version },
        current: {
          rates: below.map(({ line, ratePaise }) => ({ line, rate: rupeesFromPaise(ratePaise) })),
        },
      },
    },
  );
}

/**
 * What of a draft that is to be sent is below its floor: only an owner sends what no owner has approved.
 * @throws AppError 'conflict' with the lines that need an approval.
 */
export async function checkFloors(
  transaction: Transaction,
  { terms, approval }: Draft,
  operator: string,
): Promise<LineBelowFloor[]> {
  const floors = await findFloors(transaction, terms.lines);
  const unapproved = listBelowFloor(terms.lines, floors, approval);
  if (unapproved.length > 0 && !(await mayApprove(transaction, operator))) {
    const sentences = unapproved.map(
      ({ line, floorPaise }) => `Line ${line} is below its floor of ${formatRupees(floorPaise)}.`,
    );
    throw new AppError('conflict', `${sentences.join(' ')} An owner has to approve it.`);
  }
  return listBelowFloor(terms.lines, floors);
}

async function lockBelowFloor(
  transaction: Transaction,
  quoteRequestId: string,
): Promise<{ draft: Draft; below: LineBelowFloor[] }> {
  await lockConversation(transaction, quoteRequestId);
  const draft = await selectDraft(transaction, quoteRequestId);
  if (!draft) throw new AppError('conflict', 'There is no draft.');
  const { lines } = draft.terms;
  const below = listBelowFloor(lines, await findFloors(transaction, lines), draft.approval);
  if (below.length === 0) throw new AppError('conflict', 'No rate needs an approval.');
  return { draft, below };
}

async function storeApproval(
  transaction: Transaction,
  { quoteRequestId, operator }: ApprovalTarget,
  kind: 'approval asked' | 'approved',
  approval: Approval,
  belowFloor: readonly LineBelowFloor[],
): Promise<void> {
  await updateApproval(transaction, quoteRequestId, approval);
  await appendEvent(transaction, { quoteRequestId, kind, ...byOperator(operator), detail: { belowFloor } });
}

async function mayApprove(transaction: Transaction, operator: string): Promise<boolean> {
  const role = await selectRole(transaction, operator);
  return role !== undefined && mayDo(role, 'quotes:approve');
}
