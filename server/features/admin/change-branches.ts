import { type Branch, branch as branchRules } from '#contract/branch.ts';
import { AppError, invalidField } from '#contract/errors.ts';
import { findBranchProblem } from '#domain/branch-gstin.ts';
import type { Brand } from '#domain/brand.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import {
  deleteBranch,
  lockBranches,
  type StoredBranch,
  selectRequestsWithBranch,
  upsertBranch,
} from '#server/features/quotations/branch-queries.ts';
import { getBrand } from '#server/features/settings/read-settings.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { validate } from '#server/platform/http/validate.ts';
import { assertVersion } from './assert-version.ts';

/** Changes of the seller's branches. `version` is the one that the editor has seen, 0 for none. */

/**
 * Stores a branch under its name, and replaces an existing one.
 * @throws AppError 'invalid_input' when a field is not valid or its GSTIN is taken, 'conflict' when somebody else has
 * changed the branch since.
 */
export async function setBranch(
  transaction: Transaction,
  environment: Brand,
  typed: Branch,
  version?: number,
): Promise<Branch> {
  const branch = validate(branchRules, typed);
  const stored = await lockBranches(transaction);
  const former = findByName(stored, branch.name);
  await assertSeen(transaction, branch.name, former, version);
  const { gstin: headOfficeGstin } = await getBrand(transaction, environment);
  const problem = findBranchProblem(branch.gstin, headOfficeGstin) ?? findTaken(stored, branch, former);
  if (problem) throw invalidField('gstin', problem);
  const named = { ...branch, name: former?.name ?? branch.name };
  await upsertBranch(transaction, named);
  return named;
}

/**
 * Adds a branch.
 * @throws AppError 'conflict' when a branch has this name already, or as `setBranch`.
 */
export async function addBranch(
  transaction: Transaction,
  environment: Brand,
  typed: Branch,
): Promise<Branch> {
  const former = findByName(await lockBranches(transaction), typed.name.trim());
  if (former) throw new AppError('conflict', `There is a branch “${former.name}” already.`);
  return setBranch(transaction, environment, typed);
}

/**
 * Changes some of a branch.
 * @throws AppError 'not_found' without such a branch, or as `setBranch`.
 */
export async function changeBranch(
  transaction: Transaction,
  environment: Brand,
  name: string,
  changes: Partial<Omit<Branch, 'name'>>,
): Promise<Branch> {
  const former = findByName(await lockBranches(transaction), name);
  if (!former) throw createNotFoundError(name);
  const { version: _, ...stored } = former;
  return setBranch(transaction, environment, { ...stored, ...changes });
}

/**
 * @returns the branch's name.
 * @throws AppError 'not_found' without such a branch, 'conflict' while drafts name it or when somebody has changed it.
 */
export async function removeBranch(
  transaction: Transaction,
  named: string,
  version?: number,
): Promise<string> {
  const stored = findByName(await lockBranches(transaction), named);
  if (!stored) throw createNotFoundError(named);
  const { name } = stored;
  await assertSeen(transaction, name, stored, version);
  // The lock waits for an operator who is putting the branch into a draft at this moment.
  await deleteBranch(transaction, name);
  await assertNoDraft(transaction, name);
  return name;
}

const MAX_SHOWN_DRAFTS = 3;

async function assertNoDraft(transaction: Transaction, name: string): Promise<void> {
  const requests = await selectRequestsWithBranch(transaction, name, MAX_SHOWN_DRAFTS + 1);
  if (requests.length === 0) return;
  const numbers = requests
    .slice(0, MAX_SHOWN_DRAFTS)
    .map(({ financialYear, runningNumber }) => formatEstimateNumber(financialYear, runningNumber));
  const shown = numbers.join(', ') + (requests.length > MAX_SHOWN_DRAFTS ? ' and others' : '');
  throw new AppError(
    'conflict',
    `Drafts are supplied from ${name}: ${shown}. Please choose another branch in them first.`,
  );
}

/**
 * @param gstin that the head office is to have.
 * @throws AppError 'invalid_input' when a branch could not belong to it.
 */
export async function assertBranchesFit(transaction: Transaction, gstin: string): Promise<void> {
  for (const branch of await lockBranches(transaction)) {
    const problem = findBranchProblem(branch.gstin, gstin);
    if (problem) throw invalidField('gstin', `The branch ${branch.name} does not fit. ${problem}`);
  }
}

function findByName(stored: readonly StoredBranch[], name: string): StoredBranch | undefined {
  return stored.find((each) => each.name.toLowerCase() === name.toLowerCase());
}

/** Whether another branch has the GSTIN. */
function findTaken(
  stored: readonly StoredBranch[],
  { gstin }: Branch,
  former: StoredBranch | undefined,
): string | undefined {
  const owner = stored.find((each) => each !== former && each.gstin === gstin);
  return owner && `This is the GSTIN of the branch ${owner.name}.`;
}

async function assertSeen(
  transaction: Transaction,
  name: string,
  stored: StoredBranch | undefined,
  version: number | undefined,
): Promise<void> {
  const { address, gstin, lut } = stored ?? {};
  await assertVersion(transaction, version, {
    ...{ kind: 'branches', subject: stored?.name ?? name, version: stored?.version ?? 0 },
    current: stored ? { address, gstin, lut } : {},
  });
}

function createNotFoundError(name: string): AppError {
  return new AppError('not_found', `There is no branch “${name}”. “branches” lists them.`);
}
