import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickDecidingSpecifications } from './deciding-specifications.ts';

const name = fc.constantFrom('Rated power', 'Chuck size', 'Weight', 'Speed', 'Cable');
const specifications = fc.uniqueArray(fc.record({ name, value: fc.string() }), {
  selector: (each) => each.name,
});
const names = fc.uniqueArray(fc.oneof(name, fc.constant('Tank')));

describe('the deciding specifications of a product', () => {
  it('are at most three of its own, in the order of the names', () => {
    fc.assert(
      fc.property(specifications, names, (own, wanted) => {
        const picked = pickDecidingSpecifications(own, wanted);
        const present = wanted.filter((each) => own.some((specification) => specification.name === each));
        expect(picked.map((each) => each.name)).toEqual(present.slice(0, 3));
        expect(own).toEqual(expect.arrayContaining(picked));
      }),
    );
  });

  it('are found whatever their capitals', () => {
    const power = { name: 'Rated Power', value: '750 W' };
    expect(pickDecidingSpecifications([power], ['rated power'])).toEqual([power]);
  });
});
