import type { Brand } from '#domain/brand.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import { composeDraft } from '#server/features/quotations/compose-draft.ts';
import { findFloors } from '#server/features/quotations/find-floors.ts';
import type { Transaction } from '#server/platform/database/connection.ts';

/** A draft as it would be sent, with the floors of its lines in paise. */
export type ComposedDraft = { document: QuotationDocument; floors: ReadonlyMap<number, number> };
/** @throws AppError 'conflict' without a draft. */
export async function readComposedDraft(
  transaction: Transaction,
  brand: Brand,
  quoteRequestId: string,
): Promise<ComposedDraft> {
  const document = await composeDraft(transaction, brand, quoteRequestId);
  return { document, floors: await findFloors(transaction, document.terms.lines) };
}
