import type { Consignee } from '#domain/consignee.ts';
import { checkGstin } from '#domain/gstin.ts';
import { listDistricts } from '#domain/india/districts.ts';
import { findMobileNumber } from '#domain/phone.ts';
import { findStatesByPinCode, normalisePinCode } from '#domain/pin-code.ts';
import {
  type Address,
  isSamePostalAddress,
  type PostalAddress,
  type PostalField,
  type SavedAddress,
} from './address.ts';

/** An address while it is being typed. Its e-mail address is always the account's. */
export type AddressDraft = Omit<Address, 'email'> & { isSameAsBilling: boolean };

export type PostalKind = 'billing' | 'shipping';
export type ContactField = 'label' | 'customer' | 'name' | 'phone';

const EMPTY_POSTAL_ADDRESS: PostalAddress = { address: '', state: '', district: '', city: '', pin: '' };

export function createDraft(known: { name: string; phone: string }): AddressDraft {
  return {
    label: '',
    customer: '',
    gstin: '',
    billing: EMPTY_POSTAL_ADDRESS,
    shipping: EMPTY_POSTAL_ADDRESS,
    consignee: null,
    isSameAsBilling: false,
    ...known,
  };
}

/** The draft for editing a saved address. */
export function draftFromSaved({ id: _, email: __, ...address }: SavedAddress): AddressDraft {
  return { ...address, isSameAsBilling: isSamePostalAddress(address.billing, address.shipping) };
}

/** A complete mobile number is reduced to its ten digits, however it was typed or pasted. */
export function changeContact(draft: AddressDraft, field: ContactField, typed: string): AddressDraft {
  return { ...draft, [field]: field === 'phone' ? (findMobileNumber(typed) ?? typed) : typed };
}

/** A valid GSTIN sets the billing state. */
export function changeGstin(draft: AddressDraft, typed: string): AddressDraft {
  const outcome = checkGstin(typed);
  const billing = outcome.isValid ? changeState(draft.billing, outcome.stateName) : draft.billing;
  return syncShipping({ ...draft, gstin: typed, billing });
}

export function changePostal(draft: AddressDraft, kind: PostalKind, field: PostalField, typed: string) {
  return syncShipping({ ...draft, [kind]: changeField(draft[kind], field, typed) });
}

/** Ticking copies the billing values; unticking clears them. Both forget who gets the goods. */
export function changeSameAsBilling(draft: AddressDraft, isSameAsBilling: boolean): AddressDraft {
  return syncShipping({ ...draft, isSameAsBilling, shipping: EMPTY_POSTAL_ADDRESS, consignee: null });
}

/** @param consignee null for a site of the buyer's own. */
export function changeConsignee(draft: AddressDraft, consignee: Consignee | null): AddressDraft {
  return { ...draft, consignee };
}

export function syncShipping(draft: AddressDraft): AddressDraft {
  return draft.isSameAsBilling ? { ...draft, shipping: draft.billing } : draft;
}

function changeField(address: PostalAddress, field: PostalField, typed: string): PostalAddress {
  if (field === 'state') return changeState(address, typed);
  if (field === 'pin') return changePin(address, typed);
  return { ...address, [field]: typed };
}

/** A PIN code that belongs to one state only fills in an empty state, but never overrides a selected one. */
function changePin(address: PostalAddress, typed: string): PostalAddress {
  const [state, ...others] = findStatesByPinCode(normalisePinCode(typed));
  const isUnambiguous = state !== undefined && others.length === 0;
  const filled = isUnambiguous && address.state === '' ? changeState(address, state) : address;
  return { ...filled, pin: typed };
}

/** Clears a district of another state; selects the district of a state that has only one. */
export function changeState(address: PostalAddress, state: string): PostalAddress {
  const districts = listDistricts(state);
  const [onlyDistrict = ''] = districts.length === 1 ? districts : [];
  return {
    ...address,
    state,
    district: districts.includes(address.district) ? address.district : onlyDistrict,
  };
}
