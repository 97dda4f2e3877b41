import { useCart } from '#web/features/cart/cart-store.ts';
import { cartText } from '#web/text/cart-en.ts';
import { loadingText } from '#web/text/loading-en.ts';
import { LoadingWithTimeout } from '#web/ui/loading-with-timeout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The cart while its products load. */
export function CartSkeleton() {
  const ids = Object.keys(useCart().items);
  return (
    <>
      <noscript>
        <p className="mb-4">{cartText.needsScript}</p>
      </noscript>
      <LoadingWithTimeout label={loadingText.loading} slowText={loadingText.takesLong}>
        {/* Only the browser knows the number of lines; with it, nothing shifts when the products arrive. */}
        {ids.length > 0 && (
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem] xl:grid-cols-[1fr_20rem]">
            <div className="flex flex-col gap-3">
              {ids.map((id) => (
                <Skeleton key={id} className="h-48 sm:h-36 xl:h-20" />
              ))}
            </div>
            <Skeleton className="h-72" />
          </div>
        )}
      </LoadingWithTimeout>
    </>
  );
}
