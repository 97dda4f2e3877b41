import { text } from '#web/text/en.ts';
import { BriefLoading } from '#web/ui/brief-loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The cart while its products are on their way. */
export function CartSkeleton() {
  return (
    <>
      <noscript>
        <p className="mb-4">{text.cart.needsScript}</p>
      </noscript>
      <BriefLoading label={text.form.loading} lateText={text.form.takesLong}>
        <div className="grid items-start gap-6 noscript:hidden lg:grid-cols-[1fr_22rem]">
          <div className="flex flex-col gap-3">
            <Skeleton className="h-40" />
            <Skeleton className="h-40" />
          </div>
          <Skeleton className="h-72" />
        </div>
      </BriefLoading>
    </>
  );
}
