/**
 * How buyers who no longer read mail at their account's address show the operator that the account is theirs: called
 * back on the verified phone number; knew the number and total of an estimate; sent a document of the firm; came in
 * person with an identity card.
 */
export const IDENTITY_PROOFS = ['call', 'estimate', 'document', 'visit'] as const;
export type IdentityProof = (typeof IDENTITY_PROOFS)[number];

/** One alone may be overheard or found on a stolen desk. */
export const MIN_IDENTITY_PROOFS = 2;
