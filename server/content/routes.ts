import type { Database } from '#server/database/connect.ts';
import type { HandlersOf } from '#server/http/handlers.ts';
import type { Limits } from '#server/http/limits.ts';
import { getContactLinks } from './get-contact-links.ts';
import { getPageContent } from './get-page-content.ts';
import { listAds, listBanners } from './list-home-content.ts';
import { takeContactMessage } from './take-contact-message.ts';

export function contentRoutes(
  database: Database,
  limits: Limits,
): HandlersOf<'getContactLinks' | 'listBanners' | 'listAds' | 'getPageContent' | 'sendContactMessage'> {
  return {
    getContactLinks: async () => ({ result: await getContactLinks(database) }),
    listBanners: async () => ({ result: await listBanners(database) }),
    listAds: async () => ({ result: await listAds(database) }),
    getPageContent: async ({ params }) => ({
      result: { content: await getPageContent(database, params.key) },
    }),
    sendContactMessage: async ({ body }, { address }) => {
      await limits.spend('message from an address', address);
      return { msg: await takeContactMessage(database, body) };
    },
  };
}
