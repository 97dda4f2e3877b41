import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changePostal, createDraft } from './address-draft.ts';
import { fillFromPin } from './fill-from-pin.ts';

const draft = createDraft({ name: 'Asha Rao', phone: '9812345670' });

describe('the locality of a PIN code', () => {
  const KOLKATA = { state: 'West Bengal', district: 'Kolkata', city: 'Kolkata' };
  const HOWRAH = { state: 'West Bengal', district: 'Howrah', city: 'Howrah' };
  const BENGALURU = { state: 'Karnataka', district: 'Bengaluru Urban', city: 'Bengaluru' };
  const typedWith = (locality: Partial<typeof KOLKATA>, isSameAsBilling = false) => ({
    ...draft,
    isSameAsBilling,
    billing: { ...draft.billing, ...locality, pin: '700001' },
  });

  it('fills in empty fields, also of the shipping address that is the same', () => {
    const { draft: filled } = fillFromPin(typedWith({}, true), 'billing', KOLKATA);
    expect(filled.billing).toMatchObject(KOLKATA);
    expect(filled.shipping).toEqual(filled.billing);
  });

  it('leaves what was chosen or typed', () => {
    const typed = typedWith({ state: 'West Bengal', district: 'Hooghly', city: 'Bally' });
    expect(fillFromPin(typed, 'billing', KOLKATA).draft.billing).toEqual(typed.billing);
    const partly = typedWith({ state: 'West Bengal', city: 'Calcutta' });
    expect(fillFromPin(partly, 'billing', KOLKATA).draft.billing).toMatchObject({
      district: 'Kolkata',
      city: 'Calcutta',
    });
  });

  it('fills in nothing beside another state', () => {
    const typed = typedWith({ state: 'Karnataka' });
    expect(fillFromPin(typed, 'billing', KOLKATA).draft).toBe(typed);
  });

  it('fills in what is known', () => {
    const unknown = { state: '', district: '', city: '' };
    expect(fillFromPin(typedWith({}), 'billing', unknown).draft.billing).toEqual(typedWith({}).billing);
    const stateOnly = { ...unknown, state: 'Kerala' };
    expect(fillFromPin(typedWith({}), 'billing', stateOnly).draft.billing).toMatchObject(stateOnly);
    const ofOneDistrict = { ...unknown, state: 'Lakshadweep' };
    expect(fillFromPin(typedWith({}), 'billing', ofOneDistrict).draft.billing.district).toBe('Lakshadweep');
  });

  it('gives way to that of a corrected PIN code where nobody touched it', () => {
    const first = fillFromPin(typedWith({}), 'billing', KOLKATA);
    const second = fillFromPin(first.draft, 'billing', HOWRAH, first.fill);
    expect(second.draft.billing).toMatchObject(HOWRAH);
    expect(fillFromPin(second.draft, 'billing', BENGALURU, second.fill).draft.billing).toMatchObject(
      BENGALURU,
    );
    const touched = changePostal(first.draft, 'billing', 'district', 'Howrah');
    expect(fillFromPin(touched, 'billing', BENGALURU, first.fill).draft).toBe(touched);
  });

  it('never replaces what was chosen, whatever comes in which order', () => {
    const localities = fc.constantFrom(KOLKATA, HOWRAH, BENGALURU, {
      state: 'Ladakh',
      district: 'Leh',
      city: '',
    });
    const field = fc.constantFrom('state', 'district', 'city');
    fc.assert(
      fc.property(fc.array(localities), fc.array(field), localities, (found, chosenFields, choice) => {
        let typed = typedWith({});
        for (const each of chosenFields as (keyof typeof choice)[])
          typed = changePostal(typed, 'billing', each, choice[each]);
        const chosen = Object.fromEntries(
          (chosenFields as (keyof typeof choice)[])
            .filter((each) => typed.billing[each] !== '')
            .map((each) => [each, typed.billing[each]]),
        );
        let fill = {};
        for (const locality of found)
          ({ draft: typed, fill } = fillFromPin(typed, 'billing', locality, fill));
        expect(typed.billing).toMatchObject(chosen);
      }),
    );
  });
});
