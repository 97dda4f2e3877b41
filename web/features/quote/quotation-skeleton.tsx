import { NoScriptNotice } from '#web/features/form/no-script-notice.tsx';
import { loadingText } from '#web/text/loading-en.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function QuotationSkeleton() {
  return (
    <>
      <NoScriptNotice />
      <Loading label={loadingText.loading}>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid gap-4">
            <Skeleton className="h-11" />
            <div className="grid h-80 content-start gap-3 rounded border border-rule bg-surface p-4 lg:w-1/2">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-48" />
            </div>
          </div>
          <div className="grid h-120 content-between rounded border border-edge bg-surface p-4">
            <Skeleton className="h-24" />
            <Skeleton className="h-11" />
          </div>
        </div>
      </Loading>
    </>
  );
}
