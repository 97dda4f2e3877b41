import type { api } from '#desk/api/desk-api.ts';

/** The operator's own passkeys, codes and sessions. */
export type MyAccess = Awaited<ReturnType<typeof api.getMyAccess>>;
