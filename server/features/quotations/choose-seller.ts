import type { Brand } from '#domain/brand.ts';
import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import { getSeller } from '#server/features/content/get-seller.ts';
import { composeSeller } from '#server/features/estimates/compose-estimate.ts';
import { COUNTRY, formatState, parseSellerGstin } from '#server/features/estimates/compose-parties.ts';
import type { EstimateSeller } from '#server/features/estimates/estimate-document.ts';
import { type FrozenDocument, isQuotation } from '#server/features/estimates/frozen-document.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { type StoredBranch, selectBranch } from './branch-queries.ts';

export type ChosenSeller = {
  /** Absent where it stays as it was on what was sent before. */
  seller?: EstimateSeller;
  /** The number of its letter of undertaking. */
  lut?: string | undefined;
};

/**
 * From whom the next quotation is: the head office or a branch, as they are now, if what was sent before was from
 * elsewhere. A branch that is gone changes nothing until the operator has chosen again.
 */
export async function chooseSeller(
  transaction: Transaction,
  environment: Brand,
  { branch: wanted }: QuotationTerms,
  former: FrozenDocument,
): Promise<ChosenSeller> {
  const isSame = (isQuotation(former) ? former.terms.branch : undefined) === wanted;
  if (wanted === undefined) {
    const { brand, contactLinks } = await getSeller(transaction, environment);
    return { ...(!isSame && { seller: composeSeller({ brand, ...contactLinks }) }), lut: brand.lut };
  }
  const branch = await selectBranch(transaction, wanted);
  if (!branch) return {};
  return { ...(!isSame && { seller: toBranch(former.seller, branch) }), lut: branch.lut || undefined };
}

/** The same legal person elsewhere. */
export function toBranch(
  seller: EstimateSeller,
  { address, gstin: typed }: Pick<StoredBranch, 'address' | 'gstin'>,
): EstimateSeller {
  const { gstin, pan, stateName } = parseSellerGstin(typed);
  return { ...seller, address: `${address}, ${COUNTRY}`, gstin, pan, state: formatState(stateName) };
}
