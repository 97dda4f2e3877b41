import { NoScriptNotice } from '#web/features/form/no-script-notice.tsx';
import { loadingText } from '#web/text/loading-en.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The placeholder of the orders page: the filter, and requests that fill a screen. */
export function OrdersSkeleton() {
  return (
    <>
      <NoScriptNotice />
      <Loading label={loadingText.loading}>
        <div className="mb-4 flex flex-wrap justify-between gap-3">
          <Skeleton className="h-11 w-full sm:w-120" />
          <Skeleton className="h-11 w-full sm:w-96" />
        </div>
        <div className="grid gap-6">
          <RequestSkeleton />
          <RequestSkeleton />
        </div>
      </Loading>
    </>
  );
}

function RequestSkeleton() {
  return (
    <div className="rounded border border-edge bg-surface">
      <div className="h-48 border-b border-rule bg-paper sm:h-25" />
      <div className="h-19 border-b border-rule" />
      <div className="grid divide-y divide-rule">
        <LineSkeleton />
        <LineSkeleton />
        <LineSkeleton />
      </div>
    </div>
  );
}

function LineSkeleton() {
  return (
    <div className="flex h-34 gap-4 px-4 py-3 sm:h-19">
      <Skeleton className="aspect-4/3 w-12 sm:w-16" />
      <div className="grid grow content-start gap-2">
        <Skeleton className="h-6 max-w-80" />
        <Skeleton className="h-5 max-w-96" />
      </div>
    </div>
  );
}
