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
          product={<Plate className="h-104 sm:h-66" />}
          prices={<Plate className="h-92" />}
          parties={
            <>
              <Plate className="h-59" />
              <Plate className="h-59" />
            </>
          }
        />
      </Loading>
    </>
  );
}

function Plate({ className }: { className: string }) {
  return (
    <div className={`grid content-start gap-4 rounded border border-rule bg-surface p-4 ${className}`}>
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="h-24" />
    </div>
  );
}
