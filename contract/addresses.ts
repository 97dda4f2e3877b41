import * as z from 'zod/mini';
import { checkGstin, normaliseGstin } from '#domain/gstin.ts';
import { listDistricts } from '#domain/india/districts.ts';
import { findStateByName } from '#domain/india/states.ts';
import { isPinCode, isPinCodeInState, normalisePinCode } from '#domain/pin-code.ts';
import { defineCall } from './call.ts';
import { email, id, personOrCompanyName, phone, singleLine } from './fields.ts';

const GSTIN_MESSAGES = {
  length: 'A GSTIN has 15 characters.',
  'state-code': 'The first two digits of this GSTIN are no state’s code.',
  pan: 'Characters 3 to 12 of a GSTIN are a PAN (five letters, four digits, a letter); these are not.',
  format: 'This is not the pattern of a GSTIN.',
  'check-character':
    'The last character of this GSTIN does not match the rest; please check it for a typing mistake.',
};

/** A GSTIN with a verified check character, in upper case without spaces. */
export const gstin = z.pipe(
  z.string('GSTIN is required.'),
  z.transform((typed, context) => {
    const normalised = normaliseGstin(typed);
    const check = checkGstin(normalised);
    if (normalised === '' || !check.isValid) {
      const message =
        check.isValid || normalised === '' ? 'GSTIN is required.' : GSTIN_MESSAGES[check.problem];
      context.issues.push({ code: 'custom', message, input: typed });
      return z.NEVER;
    }
    return normalised;
  }),
);

const stateName = z
  .string('Please choose a state.')
  .check(z.refine((name) => findStateByName(name) !== undefined, 'Please choose a state from the list.'));

export const pinCode = z.pipe(
  z.string('PIN code is required.'),
  z.transform((typed, context) => {
    const normalised = normalisePinCode(typed);
    if (!isPinCode(normalised)) {
      const message =
        normalised === '' ? 'PIN code is required.' : 'A PIN code has 6 digits and does not start with 0.';
      context.issues.push({ code: 'custom', message, input: typed });
      return z.NEVER;
    }
    return normalised;
  }),
);

type Locality = { state: string; district: string; pin: string };
type AddIssue = (field: keyof Locality, message: string) => void;

/** The district must lie in the state, and the PIN code must fit it. */
function checkLocality({ state, district, pin }: Locality, addIssue: AddIssue): void {
  if (!listDistricts(state).includes(district)) addIssue('district', `Please choose a district of ${state}.`);
  const pinProblem = findPinStateProblem(pin, state);
  if (pinProblem) addIssue('pin', pinProblem);
}

/** The message for a PIN code outside the state, or undefined. */
export function findPinStateProblem(pin: string, state: string): string | undefined {
  return isPinCodeInState(pin, state) ? undefined : `The PIN code ${pin} is not in ${state}.`;
}

const street = singleLine('Address', 300);
const city = singleLine('City', 100);
const district = singleLine('District', 100);

export const billingAddress = z
  .object({ b_address: street, b_city: city, b_district: district, b_state: stateName, b_pin: pinCode })
  .check((context) => {
    const { b_state, b_district, b_pin } = context.value;
    checkLocality({ state: b_state, district: b_district, pin: b_pin }, (field, message) =>
      context.issues.push({ code: 'custom', path: [`b_${field}`], message, input: context.value }),
    );
  });
export type WireBillingAddress = z.output<typeof billingAddress>;

export const shippingAddress = z
  .object({ s_address: street, s_city: city, s_district: district, s_state: stateName, s_pin: pinCode })
  .check((context) => {
    const { s_state, s_district, s_pin } = context.value;
    checkLocality({ state: s_state, district: s_district, pin: s_pin }, (field, message) =>
      context.issues.push({ code: 'custom', path: [`s_${field}`], message, input: context.value }),
    );
  });
export type WireShippingAddress = z.output<typeof shippingAddress>;

/** The message for a GSTIN registered in a state other than that of the billing address, or undefined. */
export function findGstinStateProblem(gstinText: string, billingState: string): string | undefined {
  const check = checkGstin(gstinText);
  if (!check.isValid || check.stateName === billingState) return undefined;
  return `This GSTIN belongs to ${check.stateName}, but the billing address is in ${billingState}.`;
}

/** An address as a buyer enters it. */
const addressEntry = z
  .object({
    address_customer: personOrCompanyName('Customer or person', 150),
    address_name: personOrCompanyName('Full name', 100),
    /** Not stored: the e-mail address of the account is always used. */
    address_email: email,
    address_phone: phone,
    address_gstin: gstin,
    billing_address: billingAddress,
    shipping_address: shippingAddress,
  })
  .check((context) => {
    const { address_gstin, billing_address } = context.value;
    const message = findGstinStateProblem(address_gstin, billing_address.b_state);
    if (message)
      context.issues.push({ code: 'custom', path: ['address_gstin'], message, input: address_gstin });
  });

export const savedAddress = z.object({
  _id: z.string(),
  address_customer: z.string(),
  address_name: z.string(),
  address_email: z.string(),
  address_phone: z.string(),
  address_gstin: z.string(),
  billing_address: z.object({
    b_address: z.string(),
    b_city: z.string(),
    b_district: z.string(),
    b_state: z.string(),
    b_pin: z.string(),
  }),
  shipping_address: z.object({
    s_address: z.string(),
    s_city: z.string(),
    s_district: z.string(),
    s_state: z.string(),
    s_pin: z.string(),
  }),
});
export type WireAddress = z.infer<typeof savedAddress>;
export type WireAddressEntry = z.output<typeof addressEntry>;

export const listAddresses = defineCall({
  summary: 'The buyer’s saved addresses, oldest first.',
  method: 'GET',
  path: '/api/orderaddress/getAllorderaddressById',
  auth: 'buyer',
  reply: z.object({ result: z.array(savedAddress) }),
});

export const saveAddress = defineCall({
  summary: 'Saves an address for the buyer’s quote requests.',
  method: 'POST',
  path: '/api/orderaddress/postorderaddress',
  auth: 'buyer',
  body: addressEntry,
  reply: z.object({ msg: z.string(), result: savedAddress }),
});

const addressParams = z.object({ id });

export const updateAddress = defineCall({
  summary: 'Changes one of the buyer’s saved addresses. Earlier quote requests keep the previous address.',
  method: 'POST',
  path: '/api/orderaddress/updateorderaddress/{id}',
  auth: 'buyer',
  params: addressParams,
  body: addressEntry,
  reply: z.object({ msg: z.string(), result: savedAddress }),
});

export const deleteAddress = defineCall({
  summary: 'Deletes one of the buyer’s saved addresses. Earlier quote requests keep it.',
  method: 'POST',
  path: '/api/orderaddress/deleteorderaddress/{id}',
  auth: 'buyer',
  params: addressParams,
  reply: z.object({ msg: z.string() }),
});
