import { NoScriptNotice } from '#web/features/form/no-script-notice.tsx';
import { loadingText } from '#web/text/loading-en.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const LINES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The placeholder of lists and of the lines of one. */
export function ListSkeleton() {
  return (
    <>
      <NoScriptNotice />
      <Loading label={loadingText.loading}>
        <div className="divide-y divide-rule rounded border border-rule bg-surface">
          {LINES.map((line) => (
            <div key={line} className="flex h-17 items-center gap-4 px-3">
              <Skeleton className="aspect-4/3 w-16" />
              <Skeleton className="h-6 max-w-80 grow" />
            </div>
          ))}
        </div>
      </Loading>
    </>
  );
}
