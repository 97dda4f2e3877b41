import { NoScriptNotice } from '#web/features/form/no-script-notice.tsx';
import { loadingText } from '#web/text/loading-en.ts';
import { LoadingWithTimeout } from '#web/ui/loading-with-timeout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const CARDS = ['a', 'b', 'c', 'd', 'e'];

/** The placeholder of a product list that only the browser can load. */
export function ProductGridSkeleton() {
  return (
    <>
      <NoScriptNotice />
      <LoadingWithTimeout label={loadingText.loading} slowText={loadingText.takesLong}>
        <div className="grid grid-cols-2 gap-3 noscript:hidden sm:grid-cols-3 lg:grid-cols-5 lg:gap-4">
          {CARDS.map((card) => (
            <div key={card} className="rounded border border-rule bg-surface">
              <Skeleton className="aspect-4/3" />
              <div className="grid content-between gap-3 p-3 md:h-52">
                <Skeleton className="h-10" />
                <Skeleton className="h-14 w-2/3" />
                <Skeleton className="h-11" />
              </div>
            </div>
          ))}
        </div>
      </LoadingWithTimeout>
    </>
  );
}
