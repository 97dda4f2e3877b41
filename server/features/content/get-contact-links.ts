import type { DbReader } from '#server/platform/database/connection.ts';
import { selectContactLinks } from './repository.ts';

/** How to reach the shop. */
export type ContactLinks = NonNullable<Awaited<ReturnType<typeof selectContactLinks>>>;

/** Until the operator has entered something. */
export const EMPTY_CONTACT_LINKS: ContactLinks = {
  ...{ phone: '', email: '', address: '', facebook: '', linkedin: '', instagram: '', twitter: '' },
  ...{ hours: '', answerTime: '', grievanceName: '', grievanceEmail: '' },
};

/** How to reach the shop; empty strings until the operator has entered something. */
export async function getContactLinks(database: DbReader): Promise<ContactLinks> {
  return (await selectContactLinks(database)) ?? EMPTY_CONTACT_LINKS;
}
