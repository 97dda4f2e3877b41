import { NeedsScript } from '#web/features/form/needs-script.tsx';
import { text } from '#web/text/en.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function QuotationSkeleton() {
  return (
    <>
      <NeedsScript />
      <Loading label={text.form.loading}>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid gap-4">
            <Skeleton className="h-11" />
            <Skeleton className="h-72 lg:w-1/2" />
          </div>
          <Skeleton className="h-96" />
        </div>
      </Loading>
    </>
  );
}
