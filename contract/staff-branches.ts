import * as z from 'zod/mini';
import { branch, branchName } from './branch.ts';
import { defineCall } from './call.ts';
import { version } from './fields.ts';

/** The branches of the seller, for operators. */

export const listBranches = defineCall({
  summary: 'The branches from which quotations can be supplied, and the GSTIN of the head office.',
  method: 'GET',
  path: '/api/staff/branches',
  auth: 'staff',
  may: 'settings:read',
  reply: z.object({
    branches: z.array(z.extend(branch, { version: z.number() })),
    head_office_gstin: z.string(),
  }),
});

export const setBranch = defineCall({
  summary:
    'Stores a branch under its name, and replaces an existing one. Quotations already sent do not change.',
  method: 'POST',
  path: '/api/staff/branch/set',
  auth: 'staff',
  may: 'settings:write',
  needsProof: true,
  body: z.extend(branch, { version }),
  reply: z.object({}),
});

export const removeBranch = defineCall({
  summary: 'Removes a branch that no draft names.',
  method: 'POST',
  path: '/api/staff/branch/remove',
  auth: 'staff',
  may: 'settings:write',
  needsProof: true,
  body: z.object({ name: branchName, version }),
  reply: z.object({}),
});
