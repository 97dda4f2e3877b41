import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { getContactLinks } from './get-contact-links.ts';
import { getPageContent } from './get-page-content.ts';
import { listAds, listBanners } from './list-home-content.ts';
import { presentAd, presentBanner, presentContactLinks } from './presenter.ts';
import { saveContactMessage } from './save-contact-message.ts';

export function contentRoutes(
  database: Database,
  limits: RateLimits,
): FeatureHandlers<'getContactLinks' | 'listBanners' | 'listAds' | 'getPageContent' | 'sendContactMessage'> {
  return {
    getContactLinks: async () => ({ result: presentContactLinks(await getContactLinks(database)) }),
    listBanners: async () => ({ result: (await listBanners(database)).map(presentBanner) }),
    listAds: async () => ({ result: (await listAds(database)).map(presentAd) }),
    getPageContent: async ({ params }) => ({
      result: { content: await getPageContent(database, params.key) },
    }),
    sendContactMessage: async ({ body }, { clientIp }) => {
      await limits.consume('message from an address', clientIp);
      return { msg: await saveContactMessage(database, body) };
    },
  };
}
