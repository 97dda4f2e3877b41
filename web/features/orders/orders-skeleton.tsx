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
          <Skeleton className="h-60" />
          <Skeleton className="h-60" />
          <Skeleton className="h-60" />
        </div>
      </Loading>
    </>
  );
}
