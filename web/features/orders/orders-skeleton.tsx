import { NeedsScript } from '#web/features/form/needs-script.tsx';
import { text } from '#web/text/en.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** As many cards as fill a screen. */
export function OrdersSkeleton() {
  return (
    <>
      <NeedsScript />
      <Loading label={text.form.loading}>
        <div className="grid gap-4">
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </div>
      </Loading>
    </>
  );
}

function CardSkeleton() {
  return (
    <div className="grid h-76 content-between rounded border border-rule bg-surface p-4 sm:h-43">
      <div className="flex gap-4">
        <Skeleton className="aspect-4/3 w-20 sm:w-28" />
        <div className="grid grow content-start gap-2">
          <Skeleton className="h-6 max-w-80" />
          <Skeleton className="h-10 max-w-96" />
        </div>
      </div>
      <Skeleton className="h-8" />
    </div>
  );
}
