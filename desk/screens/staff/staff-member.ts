import type { api } from '#desk/api/desk-api.ts';

/** An operator in the list of staff. */
export type StaffMember = Awaited<ReturnType<typeof api.listStaff>>['staff'][number];

/** A link that was just made. It is shown once. */
export type NewLink = { name: string; link: string };
