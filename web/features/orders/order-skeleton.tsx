import { NeedsScript } from '#web/features/form/needs-script.tsx';
import { text } from '#web/text/en.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OrderColumns } from './order-columns.tsx';

export function OrderSkeleton() {
  return (
    <>
      <NeedsScript />
      <Loading label={text.form.loading}>
        <OrderColumns
          main={
            <>
              <Skeleton className="h-72" />
              <div className="grid gap-4 sm:grid-cols-2">
                <Skeleton className="h-60" />
                <Skeleton className="h-60" />
              </div>
            </>
          }
          side={<Skeleton className="h-96" />}
        />
      </Loading>
    </>
  );
}
