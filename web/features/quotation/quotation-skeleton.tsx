import { loadingText } from '#web/text/loading-en.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** As high as a screen, so that nothing below it is seen to move. */
export function QuotationSkeleton() {
  return (
    <Loading label={loadingText.loading}>
      <div className="grid min-h-dvh content-start gap-5">
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-64" />
        <Skeleton className="ml-auto h-40 w-full sm:max-w-96" />
      </div>
    </Loading>
  );
}
