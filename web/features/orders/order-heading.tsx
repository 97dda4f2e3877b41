import { IconDownload } from '@tabler/icons-react';
import { formatDate } from '#domain/indian-format.ts';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import type { Order } from './order.ts';
import { useEstimate } from './use-estimate.ts';

/** The short id; all of it where there is room. */
export function OrderTitle({ order }: { order: Order }) {
  return (
    <>
      {text.orders.order} <span className="tabular-nums lg:hidden">{order.shortId}</span>
      <span className="hidden tabular-nums lg:inline">{order.id}</span>
      <span className="mt-1 block text-sm font-normal text-ink-soft">
        {text.orders.orderedOn(formatDate(order.createdAt))}{' '}
        <span className="whitespace-nowrap">{text.orders.onEstimate(order.estimateNumber)}</span>
      </span>
    </>
  );
}

export function EstimateButton({ order }: { order: Order }) {
  const { isPending, download } = useEstimate(order.invoiceId);
  return (
    <Button variant="action" isBusy={isPending} onClick={download}>
      {!isPending && <IconDownload aria-hidden="true" size={20} />}
      {text.orders.estimate}
    </Button>
  );
}
