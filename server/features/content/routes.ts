import type { Brand } from '#domain/brand.ts';
import { selectBrandPictureSize } from '#server/features/settings/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { getPageContent } from './get-page-content.ts';
import { getSeller } from './get-seller.ts';
import { listFooterPages } from './list-further-pages.ts';
import { listAds, listBanners } from './list-home-content.ts';
import {
  presentAd,
  presentBanner,
  presentContactLinks,
  presentFurtherPage,
  presentPageContent,
  presentSeller,
  presentShop,
} from './presenter.ts';
import { saveContactMessage } from './save-contact-message.ts';

type ContentCall =
  | 'getContactLinks'
  | 'listBanners'
  | 'listAds'
  | 'getPageContent'
  | 'listFooterPages'
  | 'sendContactMessage';

export function contentRoutes(
  database: Database,
  environment: Brand,
  limits: RateLimits,
): FeatureHandlers<ContentCall> {
  return {
    getContactLinks: async () => {
      const { contactLinks, brand } = await getSeller(database, environment);
      const logoSize = brand.logo && (await selectBrandPictureSize(database, brand.logo.sha256));
      return {
        result: presentContactLinks(contactLinks),
        shop: presentShop(brand, logoSize),
        seller: presentSeller(brand),
      };
    },
    listBanners: async () => ({ result: (await listBanners(database, new Date())).map(presentBanner) }),
    listAds: async () => ({ result: (await listAds(database, new Date())).map(presentAd) }),
    getPageContent: async ({ params }) => ({
      result: presentPageContent(await getPageContent(database, params.key)),
    }),
    listFooterPages: async () => ({ result: (await listFooterPages(database)).map(presentFurtherPage) }),
    sendContactMessage: async ({ body }, { clientIp }) => {
      await limits.consume('message from an address', clientIp);
      return { msg: await saveContactMessage(database, body) };
    },
  };
}
