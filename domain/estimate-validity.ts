const VALIDITY_MS = 15 * 24 * 60 * 60 * 1000;

/** Until when the prices of an estimate hold. */
export function getValidUntil(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + VALIDITY_MS);
}
