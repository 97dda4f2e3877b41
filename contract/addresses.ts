import * as z from 'zod/mini';
import { UNREGISTERED } from '#domain/consignee.ts';
import { checkGstin, normaliseGstin } from '#domain/gstin.ts';
import { listDistricts } from '#domain/india/districts.ts';
import { findStateByName } from '#domain/india/states.ts';
import { isPinCode, isPinCodeInState, normalisePinCode } from '#domain/pin-code.ts';
import { defineCall } from './call.ts';
import { callablePhone, email, id, personOrCompanyName, singleLine } from './fields.ts';

/** What is wrong with a GSTIN, in a sentence. */
export const GSTIN_MESSAGES = {
  length: 'A GSTIN has 15 characters.',
  'state-code': 'The first two digits of this GSTIN are not a state code.',
  pan: 'Characters 3 to 12 of a GSTIN are a PAN: five letters, four digits and a letter. Please check them.',
  format: 'This is not in the format of a GSTIN.',
  'check-character':
    'The last character of this GSTIN does not match the rest. Please check for a typing mistake.',
};

function gstinOr(...otherTexts: string[]) {
  return z.pipe(
    z.string('GSTIN is required.'),
    z.transform((typed, context) => {
      const normalised = normaliseGstin(typed);
      const check = checkGstin(normalised);
      if (check.isValid || otherTexts.includes(normalised)) return normalised;
      const message = normalised === '' ? 'GSTIN is required.' : GSTIN_MESSAGES[check.problem];
      context.issues.push({ code: 'custom', message, input: typed });
      return z.NEVER;
    }),
  );
}

/** A GSTIN with a verified check character, in upper case without spaces. */
export const gstin = gstinOr();
/** The same, or URP for a company that is not registered. */
export const consigneeGstin = gstinOr(UNREGISTERED);

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
  if (!listDistricts(state).includes(district)) addIssue('district', `Please choose a district in ${state}.`);
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

/** The company that gets the goods on the buyer's direction: both fields, or neither for a site of the buyer's own. */
export const consigneeFields = {
  consignee_name: z.optional(personOrCompanyName('Consignee name', 150)),
  consignee_gstin: z.optional(consigneeGstin),
};
export type WireConsignee = { [Field in keyof typeof consigneeFields]?: string | undefined };

type Consigned = WireConsignee & { shipping_address: WireShippingAddress };

/** What is wrong with the consignee as far as it depends on other fields, or undefined. */
function findConsigneeProblem(
  { consignee_name, consignee_gstin, shipping_address }: Consigned,
  buyerGstin: string,
): { field: keyof WireConsignee; message: string } | undefined {
  if (consignee_name === undefined && consignee_gstin === undefined) return undefined;
  if (consignee_name === undefined)
    return { field: 'consignee_name', message: 'Consignee name is required.' };
  if (consignee_gstin === undefined)
    return {
      field: 'consignee_gstin',
      message: 'GSTIN is required. For an unregistered company, please enter URP.',
    };
  const message = findConsigneeGstinProblem(consignee_gstin, buyerGstin, shipping_address.s_state);
  return message === undefined ? undefined : { field: 'consignee_gstin', message };
}

/** Adds to the issues of a check what is wrong with the buyer's GSTIN and the consignee as far as other fields tell. */
export function addPartyIssues(
  { value, issues }: z.core.ParsePayload<Consigned & { billing_address: { b_state: string } }>,
  gstinField: string,
  buyerGstin: string,
): void {
  const message = findGstinStateProblem(buyerGstin, value.billing_address.b_state);
  if (message) issues.push({ code: 'custom', path: [gstinField], message, input: buyerGstin });
  const problem = findConsigneeProblem(value, buyerGstin);
  if (problem) issues.push({ code: 'custom', path: [problem.field], message: problem.message, input: value });
}

/** The message for a consignee's GSTIN that is the buyer's, or of a state other than that of delivery, or undefined. */
export function findConsigneeGstinProblem(
  gstinText: string,
  buyerGstin: string,
  deliveryState: string,
): string | undefined {
  const check = checkGstin(gstinText);
  if (!check.isValid) return undefined;
  if (check.gstin === normaliseGstin(buyerGstin))
    return 'This is your own GSTIN. Please enter that of the company that receives the goods.';
  if (check.stateName === deliveryState) return undefined;
  return `This GSTIN belongs to ${check.stateName}, but the goods are delivered to ${deliveryState}.`;
}

/** An address as a buyer enters it. */
const addressEntry = z
  .object({
    address_customer: personOrCompanyName('Customer or person', 150),
    address_name: personOrCompanyName('Full name', 100),
    /** Not stored: the e-mail address of the account is always used. */
    address_email: email,
    address_phone: callablePhone,
    address_gstin: gstin,
    billing_address: billingAddress,
    shipping_address: shippingAddress,
    ...consigneeFields,
    address_label: z.optional(personOrCompanyName('Label', 40)),
  })
  .check((context) => {
    addPartyIssues(context, 'address_gstin', context.value.address_gstin);
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
  /** Absent for a site of the buyer's own. */
  consignee_name: z.optional(z.string()),
  consignee_gstin: z.optional(z.string()),
  /** What the buyer calls it, such as 'Works'; absent if it has no name of its own. */
  address_label: z.optional(z.string()),
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
