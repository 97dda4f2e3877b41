import { useCart } from '#web/features/cart/cart-store.ts';
import { text } from '#web/text/en.ts';
import { BriefLoading } from '#web/ui/brief-loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The cart while its products are on their way. */
export function CartSkeleton() {
  const { items } = useCart();
  return (
    <>
      <noscript>
        <p className="mb-4">{text.cart.needsScript}</p>
      </noscript>
      <BriefLoading label={text.form.loading} lateText={text.form.takesLong}>
        <div className="grid items-start gap-6 noscript:hidden lg:grid-cols-[1fr_22rem]">
          <div className="flex flex-col gap-3">
            {Object.keys(items).map((id) => (
              <Skeleton key={id} className="h-60 sm:h-38" />
            ))}
          </div>
          <Skeleton className="h-72" />
        </div>
      </BriefLoading>
    </>
  );
}
