import { checkGstin } from './gstin.ts';

/**
 * Why a GSTIN cannot be that of a branch, which belongs to the legal person of the head office, and so has its PAN, but
 * is registered by itself. Undefined where it can.
 */
export function findBranchProblem(gstin: string, headOfficeGstin: string): string | undefined {
  const [branch, headOffice] = [checkGstin(gstin), checkGstin(headOfficeGstin)];
  if (!branch.isValid || !headOffice.isValid) return 'This is not a GSTIN.';
  if (branch.gstin === headOffice.gstin) return 'This is the GSTIN of the head office.';
  return branch.pan === headOffice.pan
    ? undefined
    : `A branch has the PAN of the head office: characters 3 to 12 of its GSTIN must be ${headOffice.pan}.`;
}
