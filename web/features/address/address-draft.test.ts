import { describe, expect, it } from 'vitest';
import {
  changeContact,
  changeGstin,
  changePostal,
  changeSameAsBilling,
  createDraft,
  draftFromSaved,
} from './address-draft.ts';

const WEST_BENGAL_GSTIN = '19AABCU9603R1ZK';
const draft = createDraft({ name: 'Asha Rao', phone: '9812345670' });

describe('an address being typed', () => {
  it.each(['+91 98300-12345', '098300 12345', '919830012345', '98300 12345'])(
    'has the ten digits of the phone number %s',
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

  it('begins as the saved one, and knows whether both places are one', () => {
    const place = {
      address: '14 Strand Road',
      state: 'Kerala',
      district: 'Kollam',
      city: 'Kollam',
      pin: '691001',
    };
    const saved = { ...draft, id: 'a', email: 'asha@buyer.test', billing: place, shipping: { ...place } };
    expect(draftFromSaved(saved)).toEqual({
      ...draft,
      billing: place,
      shipping: place,
      isSameAsBilling: true,
    });
    expect(draftFromSaved({ ...saved, shipping: { ...place, pin: '691002' } }).isSameAsBilling).toBe(false);
  });

  it('takes the billing state from a GSTIN that is right, with spaces and small letters too', () => {
    expect(changeGstin(draft, '19aabcu960 3r1zk').billing.state).toBe('West Bengal');
    expect(changeGstin(draft, '19AABCU9603').billing.state).toBe('');
  });

  it('drops the district of another state', () => {
    let typed = changePostal(draft, 'billing', 'state', 'Kerala');
    typed = changePostal(typed, 'billing', 'district', 'Kollam');
    expect(changeGstin(typed, WEST_BENGAL_GSTIN).billing).toMatchObject({
      state: 'West Bengal',
      district: '',
    });
  });

  it('chooses the only district of a state', () => {
    expect(changePostal(draft, 'shipping', 'state', 'Chandigarh').shipping.district).toBe('Chandigarh');
  });

  it('takes the state from a PIN that lies in one state', () => {
    expect(changePostal(draft, 'shipping', 'pin', '700 001').shipping.state).toBe('West Bengal');
  });

  it('leaves the state open when a PIN may lie in two', () => {
    expect(changePostal(draft, 'shipping', 'pin', '160055').shipping.state).toBe('');
  });

  it('never changes a chosen state by a PIN', () => {
    const typed = changePostal(draft, 'billing', 'state', 'Kerala');
    expect(changePostal(typed, 'billing', 'pin', '700001').billing.state).toBe('Kerala');
  });

  it('copies billing to shipping while that is ticked, and clears it afterwards', () => {
    let typed = changePostal(draft, 'billing', 'city', 'Kolkata');
    typed = changeSameAsBilling(typed, true);
    expect(typed.shipping.city).toBe('Kolkata');
    typed = changePostal(typed, 'billing', 'city', 'Howrah');
    expect(typed.shipping.city).toBe('Howrah');
    typed = changeSameAsBilling(typed, false);
    expect(typed.shipping).toEqual(draft.shipping);
    expect(typed.billing.city).toBe('Howrah');
  });
});
