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
          product={<Skeleton className="h-72" />}
          prices={<Skeleton className="h-96" />}
          parties={
            <>
              <Skeleton className="h-60" />
              <Skeleton className="h-60" />
            </>
          }
        />
      </Loading>
    </>
  );
}
