import type * as z from 'zod/mini';
import {
  consigneeGstin,
  findConsigneeGstinProblem,
  findGstinStateProblem,
  findPinStateProblem,
  gstin,
  pinCode,
} from '#contract/addresses.ts';
import { callablePhone } from '#contract/fields.ts';
import { normaliseGstin } from '#domain/gstin.ts';
import { normalisePinCode } from '#domain/pin-code.ts';
import { type FieldErrors, findFieldErrors } from '#web/features/form/field-errors.ts';
import type { PostalAddress } from './address.ts';
import type { AddressDraft } from './address-draft.ts';
import { getValueAtPath } from './unchanged-errors.ts';

const GSTIN_LENGTH = 15;
const PIN_LENGTH = 6;

/** Errors in complete numbers, on their own or with the selected state. They are shown before the form is submitted. */
export function findLiveErrors(draft: AddressDraft): FieldErrors {
  const { gstin: typed, billing, shipping } = draft;
  const found = {
    gstin: normaliseGstin(typed).length >= GSTIN_LENGTH ? findGstinProblem(typed, billing.state) : undefined,
    'billing.pin': findPinProblem(billing),
    'shipping.pin': findPinProblem(shipping),
    'consignee.gstin': findConsigneeProblem(draft),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, error]) => (error ? [[field, error]] : [])),
  );
}

/** Fields that can be validated without the others. */
const NUMBER_SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = {
  phone: callablePhone,
  gstin,
  'billing.pin': pinCode,
  'shipping.pin': pinCode,
  'consignee.gstin': consigneeGstin,
};

/** The error of a number, complete or not, when its field is left. An empty field is reported on submitting only. */
export function findErrorOnBlur(draft: AddressDraft, field: string): string | undefined {
  const schema = NUMBER_SCHEMAS[field];
  const typed = String(getValueAtPath(draft, field));
  return schema && typed.trim() !== '' ? findFieldErrors(schema, typed)[''] : undefined;
}

function findGstinProblem(typed: string, state: string): string | undefined {
  const problem = findFieldErrors(gstin, typed)[''];
  return problem ?? (state === '' ? undefined : findGstinStateProblem(typed, state));
}

function findConsigneeProblem({ consignee, gstin, shipping }: AddressDraft): string | undefined {
  const typed = consignee?.gstin ?? '';
  if (normaliseGstin(typed).length < GSTIN_LENGTH) return undefined;
  const problem = findFieldErrors(consigneeGstin, typed)[''];
  return (
    problem ?? (shipping.state === '' ? undefined : findConsigneeGstinProblem(typed, gstin, shipping.state))
  );
}

function findPinProblem({ pin, state }: PostalAddress): string | undefined {
  const digits = normalisePinCode(pin);
  if (digits.length < PIN_LENGTH) return undefined;
  const problem = findFieldErrors(pinCode, digits)[''];
  return problem ?? (state === '' ? undefined : findPinStateProblem(digits, state));
}
