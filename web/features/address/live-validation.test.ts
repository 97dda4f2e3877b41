import { describe, expect, it } from 'vitest';
import {
  changeContact,
  changeGstin,
  changePostal,
  changeSameAsBilling,
  createDraft,
} from './address-draft.ts';
import { findErrorOnBlur, findLiveErrors } from './live-validation.ts';

const fresh = createDraft({ name: 'Asha Rao', phone: '' });

describe('while an address is typed', () => {
  it('nothing is wrong with what is not complete', () => {
    const draft = changePostal(changeGstin(fresh, '19AABCU9603'), 'billing', 'pin', '70000');
    expect(findLiveErrors(draft)).toEqual({});
  });

  it('a GSTIN is told at once to be mistyped, or of another state', () => {
    expect(findLiveErrors(changeGstin(fresh, '19AABCU9603R1ZM')).gstin).toMatch(/typing mistake/);
    const elsewhere = changePostal(changeGstin(fresh, '19AABCU9603R1ZK'), 'billing', 'state', 'Kerala');
    expect(findLiveErrors(elsewhere).gstin).toBe(
      'This GSTIN belongs to West Bengal, but the billing address is in Kerala.',
    );
  });

  it('a PIN code is told at once to be none, or of another state', () => {
    expect(findLiveErrors(changePostal(fresh, 'shipping', 'pin', '012345'))['shipping.pin']).toMatch(
      /6 digits/,
    );
    let draft = changePostal(fresh, 'billing', 'state', 'Kerala');
    draft = changePostal(draft, 'billing', 'pin', '700 001');
    expect(findLiveErrors(draft)).toEqual({ 'billing.pin': 'The PIN code 700001 is not in Kerala.' });
    draft = changePostal(draft, 'billing', 'state', 'West Bengal');
    expect(findLiveErrors(draft)).toEqual({});
  });

  it('what is wrong with a copied place is told where it was copied from', () => {
    let draft = changePostal(fresh, 'billing', 'state', 'Kerala');
    draft = changeSameAsBilling(changePostal(draft, 'billing', 'pin', '700001'), true);
    expect(findLiveErrors(draft)['billing.pin']).toMatch(/not in Kerala/);
  });
});

describe('when a field is left', () => {
  it('a number that is too short, or none at all, is told to be wrong', () => {
    expect(findErrorOnBlur(changeGstin(fresh, 'abc'), 'gstin')).toBe('A GSTIN has 15 characters.');
    expect(findErrorOnBlur(changePostal(fresh, 'billing', 'pin', '4110'), 'billing.pin')).toMatch(/6 digits/);
    expect(findErrorOnBlur(changePostal(fresh, 'shipping', 'pin', 'x'), 'shipping.pin')).toMatch(/6 digits/);
    expect(findErrorOnBlur(changeContact(fresh, 'phone', '12'), 'phone')).toMatch(/10 digit/);
  });

  it('nothing is wrong with what is still empty, or right', () => {
    for (const field of ['gstin', 'phone', 'billing.pin', 'shipping.pin', 'billing.city', '']) {
      expect(findErrorOnBlur(fresh, field)).toBeUndefined();
    }
    const spaces = changePostal(fresh, 'billing', 'pin', '  ');
    expect(findErrorOnBlur(spaces, 'billing.pin')).toBeUndefined();
    expect(findErrorOnBlur(changeContact(fresh, 'phone', '98300 12345'), 'phone')).toBeUndefined();
    expect(findErrorOnBlur(changeGstin(fresh, '19AABCU9603R1ZK'), 'gstin')).toBeUndefined();
  });
});
