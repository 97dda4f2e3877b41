import { describe, expect, it } from 'vitest';
import { getTaxNames } from './gst.ts';
import { type StateName, states } from './india/states.ts';
import { getPlaceOfSupply } from './place-of-supply.ts';

const BUILDER = { name: 'Peenya Fabricators', gstin: 'URP' };

/**
 * Section 10(1) of the IGST Act 2017 for a buyer whose registration and delivery are in these states: by which clause,
 * and in which of the two the place of supply is.
 */
const LAW = [
  { isOwnSite: true, isSameState: true, clause: 'a', placeOfSupply: 'either' },
  { isOwnSite: true, isSameState: false, clause: 'a', placeOfSupply: 'delivery' },
  { isOwnSite: false, isSameState: true, clause: 'b', placeOfSupply: 'either' },
  { isOwnSite: false, isSameState: false, clause: 'b', placeOfSupply: 'registration' },
] as const;

const names = states.map(({ name }) => name as StateName);
const pairs = names.flatMap((registration) => names.map((delivery) => ({ registration, delivery })));

describe('the place of supply', () => {
  it.each(LAW)(
    'follows clause ($clause) when own site is $isOwnSite and same state is $isSameState',
    (row) => {
      const ofRow = pairs.filter(
        ({ registration, delivery }) => (registration === delivery) === row.isSameState,
      );
      expect(ofRow).toHaveLength(row.isSameState ? 36 : 36 * 35);
      for (const { registration, delivery } of ofRow) {
        const supply = {
          billing: { state: registration },
          shipping: { state: delivery },
          consignee: row.isOwnSite ? null : BUILDER,
        };
        const expected = { either: delivery, delivery, registration }[row.placeOfSupply];
        expect(getPlaceOfSupply(supply)).toBe(expected);
      }
    },
  );

  it('makes a supply intra-state exactly when it is the seller’s state, for every seller', () => {
    // Section 8(1): the location of the supplier and the place of supply are in the same state or union territory.
    for (const seller of names)
      for (const { registration, delivery } of pairs)
        for (const consignee of [null, BUILDER]) {
          const supply = { billing: { state: registration }, shipping: { state: delivery }, consignee };
          const isIntraState = consignee ? seller === registration : seller === delivery;
          expect(getTaxNames(seller, getPlaceOfSupply(supply))[0]).toBe(isIntraState ? 'CGST' : 'IGST');
        }
  });
});
