import * as z from 'zod/mini';
import { gstin } from './addresses.ts';
import { personOrCompanyName } from './fields.ts';

/** A branch of the seller: the same legal person, with an address and a GSTIN of its own. */

const MAX_NAME_LENGTH = 60;
const MAX_ADDRESS_LENGTH = 300;

export const branchName = personOrCompanyName('The name of the branch', MAX_NAME_LENGTH);

export const placeOfBusiness = personOrCompanyName('The address', MAX_ADDRESS_LENGTH);

/** The number of a letter of undertaking; '' for none. */
export const lutNumber = z
  .string('The number of the LUT must be text.')
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(
      /^([A-Z0-9]{15})?$/,
      'The number of the LUT is the ARN of 15 characters, such as AD190326001234X.',
    ),
  );

export const branch = z.object({ name: branchName, address: placeOfBusiness, gstin, lut: lutNumber });
export type Branch = z.output<typeof branch>;
