import { ordersText } from '#web/text/orders-en.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import type { Order } from './order.ts';
import { useEstimateDownload } from './use-estimate-download.ts';

type EstimateButtonProps = { order: Pick<Order, 'invoiceId'>; variant?: ButtonVariant };

/** Downloads the estimate of the order's quote request. */
export function EstimateButton({ order, variant = 'quiet' }: EstimateButtonProps) {
  const { isPending, download } = useEstimateDownload(order.invoiceId);
  return (
    <Button variant={variant} isBusy={isPending} onClick={download}>
      {!isPending && <span className="icon icon-download" />}
      {ordersText.estimate}
    </Button>
  );
}
