import type { SettingValues } from '#contract/shop-settings.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import { selectProductsByIds } from '#server/features/catalogue/repository.ts';
import { getQuotationDefaults } from '#server/features/settings/read-settings.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { selectAcceptanceInForce } from './acceptance-queries.ts';
import { assertCanTakeStep } from './check-step.ts';
import { composeFirstLines } from './compose-first-lines.ts';
import { type LockedConversation, lockConversation } from './lock-conversation.ts';
import { selectOrdersOfRequest } from './order-queries.ts';
import { type Draft, insertDraft, selectDraft, selectWishes } from './repository.ts';
import { selectLastQuotation } from './revision-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type DraftOwner = { quoteRequestId: string; operator: string };

/**
 * Begins the terms of the next revision, unless that was done: with those of the last quotation or, for the first one,
 * with the terms of the settings, the orders at their prices and the wishes, most of which have no price yet.
 * @throws AppError 'conflict' when no offer can be sent, because the request was declined or closed.
 */
export async function startDraft(transaction: Transaction, owner: DraftOwner): Promise<Draft> {
  const conversation = await lockConversation(transaction, owner.quoteRequestId);
  return getOrInsertDraft(transaction, conversation, owner.operator);
}

/** The same within a step that has locked the conversation. */
export async function getOrInsertDraft(
  transaction: Transaction,
  conversation: LockedConversation,
  operator: string,
): Promise<Draft> {
  assertCanTakeStep('send', conversation);
  const { quoteRequestId } = conversation;
  const existing = await selectDraft(transaction, quoteRequestId);
  if (existing) return existing;
  const terms = await composeStart(transaction, conversation);
  return insertDraft(transaction, { quoteRequestId, terms, changedBy: operator });
}

async function composeStart(
  transaction: Transaction,
  { quoteRequestId, now }: LockedConversation,
): Promise<QuotationTerms> {
  const accepted = await selectAcceptanceInForce(transaction, quoteRequestId);
  const quotation = accepted ?? (await selectLastQuotation(transaction, quoteRequestId));
  const defaults = await getQuotationDefaults(transaction);
  const firstDay = formatIsoDay(new Date(now.getTime() + defaults.valid_days * DAY_MS));
  if (!quotation) {
    const lines = await composeLines(transaction, quoteRequestId);
    return { ...composeFirstTerms(defaults), lines, validUntil: firstDay };
  }
  const { terms } = quotation.document;
  const validUntil = terms.validUntil < formatIsoDay(now) ? firstDay : terms.validUntil;
  return { ...terms, validUntil, ...(accepted && { lines: takeAccepted(terms, accepted.lineNumbers) }) };
}

/** An amendment begins with what was accepted. */
function takeAccepted({ lines }: QuotationTerms, lineNumbers: readonly number[]) {
  return lines
    .filter(({ number }) => lineNumbers.includes(number))
    .map(({ replaces: _, ...line }) => ({ ...line, offer: 'offered' as const }));
}

/** The terms that the operators' settings give to every first quotation. */
function composeFirstTerms({
  delivery_terms: deliveryTerms,
  payment_terms: paymentTerms,
  warranty,
  charges_rule: rule,
}: SettingValues['quotations']): Omit<QuotationTerms, 'lines' | 'validUntil'> {
  return {
    charges: { freightTerm: 'included', freightPaise: 0, packingPaise: 0, insurancePaise: 0, rule },
    ...(deliveryTerms !== '' && { deliveryTerms }),
    ...(paymentTerms !== '' && { paymentTerms }),
    ...(warranty !== '' && { warranty }),
    notes: [],
  };
}

async function composeLines(
  transaction: Transaction,
  quoteRequestId: string,
): Promise<QuotationTerms['lines']> {
  const orders = await selectOrdersOfRequest(transaction, quoteRequestId);
  const wishes = await selectWishes(transaction, quoteRequestId);
  const productIds = wishes.flatMap(({ product }) => product?.id ?? []);
  const catalogue = await selectProductsByIds(transaction, productIds);
  return composeFirstLines(orders, wishes, catalogue);
}
