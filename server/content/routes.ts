import type { Database } from '#server/database/connect.ts';
import type { HandlersOf } from '#server/http/handlers.ts';
import { getContactLinks } from './get-contact-links.ts';

export function contentRoutes(database: Database): HandlersOf<'getContactLinks'> {
  return { getContactLinks: async () => ({ result: await getContactLinks(database) }) };
}
