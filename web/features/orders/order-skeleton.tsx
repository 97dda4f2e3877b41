import { NoScriptNotice } from '#web/features/form/no-script-notice.tsx';
import { loadingText } from '#web/text/loading-en.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OrderColumns } from './order-columns.tsx';

export function OrderSkeleton() {
  return (
    <>
      <NoScriptNotice />
      <Loading label={loadingText.loading}>
        <OrderColumns
          product={<SectionSkeleton className="h-90 sm:h-66" />}
          prices={<SectionSkeleton className="h-92" />}
          parties={
            <>
              <SectionSkeleton className="h-59" />
              <SectionSkeleton className="h-59" />
            </>
          }
        />
      </Loading>
    </>
  );
}

function SectionSkeleton({ className }: { className: string }) {
  return (
    <div className={`grid content-start gap-4 rounded border border-rule bg-surface p-4 ${className}`}>
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="h-24" />
    </div>
  );
}
