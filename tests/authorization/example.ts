import type { Owner } from './owner.ts';

export type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

/** How a call is made, and what makes its outcome depend on who makes it, beyond what its declaration says. */
export type Example = {
  input?: (owner: Owner, other: Owner) => Input;
  /** Its input names a record of the owner: for another buyer that record does not exist (404). */
  namesOwned?: true;
  /** Its input names the record in a way that only its owner can use: without a login it is refused (401). */
  needsLogin?: true;
  /** Its input is a link that shows what is the owner's to anyone who has it. */
  isByLink?: true;
  /** Creates what the call needs. */
  arrange?: (owner: Owner) => Promise<unknown>;
  /** Deletes data that other calls need, so it gets its own buyers. */
  consumes?: true;
  /** The status for callers who are allowed to make the call; 200 by default. */
  status?: number;
};
