import { CardGridSkeleton } from '#web/features/catalogue/card-grid-skeleton.tsx';
import { PageBody } from '#web/features/layout/page-body.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { loadWishlist } from '#web/features/wishlist/wishlist.ts';
import { WishlistItems } from '#web/features/wishlist/wishlist-items.tsx';
import { forBuyer } from '#web/page-data.ts';
import { text } from '#web/text/en.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/wishlist.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: text.wishlist.title });
}

export const clientLoader = forBuyer(loadWishlist);

export function HydrateFallback() {
  return (
    <PageBody>
      <PageHeading title={text.wishlist.title} />
      <CardGridSkeleton />
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
