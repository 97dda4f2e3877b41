import type { WireContactLinks } from '#contract/content.ts';
import type { Site } from '#web/site/site.ts';
import type { ProductDetail } from './product-detail.ts';

/** What every part of a product's page gets. Parts have no state, so that the server's HTML needs no script. */
export type ProductPart = {
  product: ProductDetail;
  site: Pick<Site, 'publicUrl' | 'apiUrl'>;
  contactLinks: Pick<WireContactLinks, 'phone'>;
};
