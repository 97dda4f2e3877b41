import { ProductGridSkeleton } from '#web/features/product-grid/product-grid-skeleton.tsx';
import { loadWishlist } from '#web/features/wishlist-page/wishlist.ts';
import { WishlistItems } from '#web/features/wishlist-page/wishlist-items.tsx';
import { createBuyerLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { text } from '#web/text/en.ts';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/wishlist.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: text.wishlist.title });
}

export const clientLoader = createBuyerLoader(loadWishlist);

export function HydrateFallback() {
  return (
    <PageBody>
      <PageHeading title={text.wishlist.title} />
      <ProductGridSkeleton />
    </PageBody>
  );
}

export default function WishlistPage({ loaderData: items }: Route.ComponentProps) {
  return (
    <PageBody>
      <PageHeading title={text.wishlist.title} />
      <WishlistItems items={items} />
    </PageBody>
  );
}
