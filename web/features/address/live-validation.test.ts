import { describe, expect, it } from 'vitest';
import {
  changeConsignee,
  changeContact,
  changeGstin,
  changePostal,
  changeSameAsBilling,
  createDraft,
} from './address-draft.ts';
import { findErrorOnBlur, findLiveErrors } from './live-validation.ts';

const fresh = createDraft({ name: 'Asha Rao', phone: '' });

describe('findLiveErrors, while an address is typed', () => {
  it('accepts incomplete numbers', () => {
    const draft = changePostal(changeGstin(fresh, '19AABCU9603'), 'billing', 'pin', '70000');
    expect(findLiveErrors(draft)).toEqual({});
  });

  it('rejects a GSTIN that is mistyped or of another state', () => {
    expect(findLiveErrors(changeGstin(fresh, '19AABCU9603R1ZM')).gstin).toMatch(/typing mistake/);
    const elsewhere = changePostal(changeGstin(fresh, '19AABCU9603R1ZK'), 'billing', 'state', 'Kerala');
    expect(findLiveErrors(elsewhere).gstin).toBe(
      'This GSTIN belongs to West Bengal, but the billing address is in Kerala.',
    );
  });

  it('rejects a PIN code that is invalid or of another state', () => {
    expect(findLiveErrors(changePostal(fresh, 'shipping', 'pin', '012345'))['shipping.pin']).toMatch(
      /6 digits/,
    );
    let draft = changePostal(fresh, 'billing', 'state', 'Kerala');
    draft = changePostal(draft, 'billing', 'pin', '700 001');
    expect(findLiveErrors(draft)).toEqual({ 'billing.pin': 'The PIN code 700001 is not in Kerala.' });
    draft = changePostal(draft, 'billing', 'state', 'West Bengal');
    expect(findLiveErrors(draft)).toEqual({});
  });

  it('reports an error in a copied address at the billing address', () => {
    let draft = changePostal(fresh, 'billing', 'state', 'Kerala');
    draft = changeSameAsBilling(changePostal(draft, 'billing', 'pin', '700001'), true);
    expect(findLiveErrors(draft)['billing.pin']).toMatch(/not in Kerala/);
  });

  it('rejects a consignee’s GSTIN that is mistyped, the buyer’s own, or not of the state of delivery', () => {
    const toKarnataka = changePostal(changeGstin(fresh, '19AABCU9603R1ZK'), 'shipping', 'state', 'Karnataka');
    const findError = (gstin: string, draft = toKarnataka) =>
      findLiveErrors(changeConsignee(draft, { name: '', gstin }))['consignee.gstin'];
    for (const gstin of ['', 'urp', '29AAGCB7383', '29aagcb7383j1z4'])
      expect(findError(gstin)).toBeUndefined();
    expect(findError('29AAGCB7383J1Z5')).toMatch(/typing mistake/);
    expect(findError('19AABCU9603R1ZK')).toMatch(/your own GSTIN/);
    expect(findError('19AAUCU4821H1ZS')).toBe(
      'This GSTIN belongs to West Bengal, but the goods are delivered to Karnataka.',
    );
    expect(findError('19AAUCU4821H1ZS', changePostal(toKarnataka, 'shipping', 'state', ''))).toBeUndefined();
  });
});

describe('findErrorOnBlur, when a field is left', () => {
  it('rejects a number that is too short or not a number', () => {
    expect(findErrorOnBlur(changeGstin(fresh, 'abc'), 'gstin')).toBe('A GSTIN has 15 characters.');
    expect(findErrorOnBlur(changePostal(fresh, 'billing', 'pin', '4110'), 'billing.pin')).toMatch(/6 digits/);
    expect(findErrorOnBlur(changePostal(fresh, 'shipping', 'pin', 'x'), 'shipping.pin')).toMatch(/6 digits/);
    expect(findErrorOnBlur(changeContact(fresh, 'phone', '12'), 'phone')).toMatch(/10 to 15 digits/);
    const short = changeConsignee(fresh, { name: '', gstin: '29AA' });
    expect(findErrorOnBlur(short, 'consignee.gstin')).toBe('A GSTIN has 15 characters.');
  });

  it('accepts an empty field and a valid number', () => {
    for (const field of ['gstin', 'phone', 'billing.pin', 'shipping.pin', 'billing.city', '']) {
      expect(findErrorOnBlur(fresh, field)).toBeUndefined();
    }
    const spaces = changePostal(fresh, 'billing', 'pin', '  ');
    expect(findErrorOnBlur(spaces, 'billing.pin')).toBeUndefined();
    for (const phone of ['98300 12345', '033 4000 1234', '1800 11 4000', '+49 30 1234567'])
      expect(findErrorOnBlur(changeContact(fresh, 'phone', phone), 'phone')).toBeUndefined();
    expect(findErrorOnBlur(changeGstin(fresh, '19AABCU9603R1ZK'), 'gstin')).toBeUndefined();
    const unregistered = changeConsignee(fresh, { name: '', gstin: 'urp' });
    expect(findErrorOnBlur(unregistered, 'consignee.gstin')).toBeUndefined();
  });
});
