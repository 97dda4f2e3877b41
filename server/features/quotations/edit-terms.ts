import { invalidField } from '#contract/errors.ts';
import type { ChargesChange, TermsChange } from '#contract/quotation-drafts.ts';
import { formatDayFromIso } from '#domain/format-day-from-iso.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the operator changes in a draft apart from its lines. */

export function changeCharges(terms: QuotationTerms, change: ChargesChange): QuotationTerms {
  const { freight_term: freightTerm, freight, packing, insurance, rule } = change;
  const { charges } = terms;
  return {
    ...terms,
    charges: {
      ...charges,
      ...(freightTerm && { freightTerm, freightPaise: freight ?? 0 }),
      ...(packing !== undefined && { packingPaise: packing }),
      ...(insurance !== undefined && { insurancePaise: insurance }),
      ...(rule && { rule }),
    },
  };
}

/**
 * @param today from which the days of validity are counted; today is not one of them.
 * @throws AppError 'invalid_input' for a last day that has passed.
 */
export function changeTerms(terms: QuotationTerms, change: TermsChange, today: Date): QuotationTerms {
  const { valid_until, valid_days, delivery_terms, payment_terms, warranty, notes, branch, sez } = change;
  const { deliveryTerms, paymentTerms, warranty: formerWarranty, ...others } = terms;
  const { branch: formerBranch, sez: formerSez, ...rest } = others;
  const nextSez = sez ?? formerSez;
  const lastDay =
    valid_days === undefined ? valid_until : formatIsoDay(new Date(today.getTime() + valid_days * DAY_MS));
  if (lastDay !== undefined && lastDay < formatIsoDay(today))
    throw invalidField('valid_until', `The offer’s last day (${formatDayFromIso(lastDay)}) has passed.`);
  return {
    ...rest,
    ...(lastDay !== undefined && { validUntil: lastDay }),
    ...(nextSez && nextSez !== 'no' && { sez: nextSez }),
    ...keep('branch', branch ?? formerBranch),
    ...keep('deliveryTerms', delivery_terms ?? deliveryTerms),
    ...keep('paymentTerms', payment_terms ?? paymentTerms),
    ...keep('warranty', warranty ?? formerWarranty),
    ...(notes && { notes }),
  };
}

/** An empty term is left out; without a branch, the head office supplies. */
function keep<Name extends string>(name: Name, words: string | undefined) {
  return (words ? { [name]: words } : {}) as { [N in Name]?: string };
}
