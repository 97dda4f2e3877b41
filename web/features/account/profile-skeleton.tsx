import { NeedsScript } from '#web/features/form/needs-script.tsx';
import { text } from '#web/text/en.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <>
      <NeedsScript />
      <Loading label={text.form.loading}>
        <div className="grid gap-5">
          <Skeleton className="h-18" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-11 w-32" />
        </div>
      </Loading>
    </>
  );
}
