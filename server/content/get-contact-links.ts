import type { WireContactLinks } from '#contract/content.ts';
import type { Database } from '#server/database/connect.ts';
import { selectContactLinks } from './queries.ts';

/** How to reach the shop; empty texts until the operator has entered something. */
export async function getContactLinks(database: Database): Promise<WireContactLinks> {
  const links = await selectContactLinks(database);
  return (
    links ?? { phone: '', email: '', address: '', facebook: '', linkedin: '', instagram: '', twitter: '' }
  );
}
