import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBranchProblem } from './branch-gstin.ts';
import { calculateGstinCheckCharacter } from './gstin.ts';
import { states } from './india/states.ts';

const HEAD_OFFICE = '19AAUCU4821H1ZS';

function makeGstin(stateCode: string, pan: string, entity = '1'): string {
  const first14 = `${stateCode}${pan}${entity}Z`;
  return first14 + calculateGstinCheckCharacter(first14);
}

describe('the GSTIN of a branch', () => {
  it('can be any other one of the same PAN', () => {
    const codes = states.map(({ gstCode }) => gstCode);
    const entities = [...'123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.constantFrom(...entities), (state, entity) => {
        const gstin = makeGstin(state, 'AAUCU4821H', entity);
        expect(findBranchProblem(gstin, HEAD_OFFICE) === undefined).toBe(gstin !== HEAD_OFFICE);
      }),
    );
  });

  it('cannot be that of the head office, of somebody else, or none', () => {
    expect(findBranchProblem(HEAD_OFFICE, HEAD_OFFICE)).toBe('This is the GSTIN of the head office.');
    expect(findBranchProblem(makeGstin('27', 'AAPFU0939F'), HEAD_OFFICE)).toBe(
      'A branch has the PAN of the head office: characters 3 to 12 of its GSTIN must be AAUCU4821H.',
    );
    expect(findBranchProblem('27AAUCU4821H1Z?', HEAD_OFFICE)).toBe('This is not a GSTIN.');
  });
});
