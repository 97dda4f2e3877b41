import { describe, expect, it } from 'vitest';
import {
  changeConsignee,
  changeContact,
  changeGstin,
  changePostal,
  changeSameAsBilling,
  createDraft,
  draftFromSaved,
} from './address-draft.ts';

const WEST_BENGAL_GSTIN = '19AABCU9603R1ZK';
const draft = createDraft({ name: 'Asha Rao', phone: '9812345670' });

describe('an address draft', () => {
  it.each(['+91 98300-12345', '098300 12345', '919830012345', '98300 12345'])(
    'reduces the phone number %s to its ten digits',
    (typed) => {
      expect(changeContact(draft, 'phone', typed).phone).toBe('9830012345');
    },
  );

  it.each(['98300 1234', '+91 98', '98300123456', '12345 67890', ''])(
    'leaves the phone number %s as it was typed',
    (typed) => {
      expect(changeContact(draft, 'phone', typed).phone).toBe(typed);
    },
  );

  it('starts from a saved address and detects whether billing and shipping are the same', () => {
    const postalAddress = {
      address: '14 Strand Road',
      state: 'Kerala',
      district: 'Kollam',
      city: 'Kollam',
      pin: '691001',
    };
    const saved = {
      ...draft,
      id: 'a',
      email: 'asha@buyer.test',
      billing: postalAddress,
      shipping: { ...postalAddress },
    };
    expect(draftFromSaved(saved)).toEqual({
      ...draft,
      billing: postalAddress,
      shipping: postalAddress,
      isSameAsBilling: true,
    });
    expect(draftFromSaved({ ...saved, shipping: { ...postalAddress, pin: '691002' } }).isSameAsBilling).toBe(
      false,
    );
  });

  it('takes the billing state from a valid GSTIN, also with spaces and lower case', () => {
    expect(changeGstin(draft, '19aabcu960 3r1zk').billing.state).toBe('West Bengal');
    expect(changeGstin(draft, '19AABCU9603').billing.state).toBe('');
  });

  it('clears the district when the state changes', () => {
    let typed = changePostal(draft, 'billing', 'state', 'Kerala');
    typed = changePostal(typed, 'billing', 'district', 'Kollam');
    expect(changeGstin(typed, WEST_BENGAL_GSTIN).billing).toMatchObject({
      state: 'West Bengal',
      district: '',
    });
  });

  it('selects the district when the state has only one', () => {
    expect(changePostal(draft, 'shipping', 'state', 'Chandigarh').shipping.district).toBe('Chandigarh');
  });

  it('takes the state from a PIN code that belongs to one state', () => {
    expect(changePostal(draft, 'shipping', 'pin', '700 001').shipping.state).toBe('West Bengal');
  });

  it('leaves the state empty when a PIN code may belong to two states', () => {
    expect(changePostal(draft, 'shipping', 'pin', '160055').shipping.state).toBe('');
  });

  it('does not let a PIN code change a selected state', () => {
    const typed = changePostal(draft, 'billing', 'state', 'Kerala');
    expect(changePostal(typed, 'billing', 'pin', '700001').billing.state).toBe('Kerala');
  });

  it('copies billing to shipping while the checkbox is ticked, and clears shipping when it is unticked', () => {
    let typed = changePostal(draft, 'billing', 'city', 'Kolkata');
    typed = changeSameAsBilling(typed, true);
    expect(typed.shipping.city).toBe('Kolkata');
    typed = changePostal(typed, 'billing', 'city', 'Howrah');
    expect(typed.shipping.city).toBe('Howrah');
    typed = changeSameAsBilling(typed, false);
    expect(typed.shipping).toEqual(draft.shipping);
    expect(typed.billing.city).toBe('Howrah');
  });

  it('is for a site of the buyer’s own until another company is named, and again once shipping is a copy', () => {
    expect(draft.consignee).toBeNull();
    const named = changeConsignee(draft, { name: 'Peenya Fabricators', gstin: 'URP' });
    expect(changePostal(named, 'shipping', 'city', 'Bengaluru').consignee?.name).toBe('Peenya Fabricators');
    expect(changeSameAsBilling(named, true).consignee).toBeNull();
  });
});
