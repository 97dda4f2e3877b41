import { findGstinStateProblem, findPinStateProblem, gstin, pinCode } from '#contract/addresses.ts';
import { normaliseGstin } from '#domain/gstin.ts';
import { normalisePinCode } from '#domain/pin-code.ts';
import { type FieldErrors, findFieldErrors } from '#web/features/form/field-errors.ts';
import type { Place } from './address.ts';
import type { AddressDraft } from './address-draft.ts';

const GSTIN_LENGTH = 15;
const PIN_LENGTH = 6;

/** What is wrong with numbers that are complete, by themselves or beside the chosen state: told before one saves. */
export function findEarlyErrors({ gstin: typed, billing, shipping }: AddressDraft): FieldErrors {
  const found = {
    gstin: normaliseGstin(typed).length >= GSTIN_LENGTH ? findGstinProblem(typed, billing.state) : undefined,
    'billing.pin': findPinProblem(billing),
    'shipping.pin': findPinProblem(shipping),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, error]) => (error ? [[field, error]] : [])),
  );
}

function findGstinProblem(typed: string, state: string): string | undefined {
  const problem = findFieldErrors(gstin, typed)[''];
  return problem ?? (state === '' ? undefined : findGstinStateProblem(typed, state));
}

function findPinProblem({ pin, state }: Place): string | undefined {
  const digits = normalisePinCode(pin);
  if (digits.length < PIN_LENGTH) return undefined;
  const problem = findFieldErrors(pinCode, digits)[''];
  return problem ?? (state === '' ? undefined : findPinStateProblem(digits, state));
}
