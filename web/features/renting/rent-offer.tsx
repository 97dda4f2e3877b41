import type { ProductSummary } from '#web/features/product/product.ts';
import { rentBoxText } from '#web/text/rent-box-en.ts';
import { Button } from '#web/ui/button.tsx';
import { useRentDialog } from './use-rent-dialog.ts';

/** On the card of a machine for rent: that comes first, and buying it second. */
export function RentOffer({ product }: { product: ProductSummary }) {
  const { leastPeriod } = product;
  const { Dialog, isOpen, open, close } = useRentDialog();
  if (!leastPeriod) return null;
  return (
    <div className="mt-auto mb-3 grid gap-1 border-b border-rule pt-2 pb-3">
      <p className="text-lg leading-tight font-semibold">{rentBoxText.onRequest}</p>
      <p className="text-sm text-ink-soft">{rentBoxText.atLeast(leastPeriod)}</p>
      <Button
        variant="action"
        className="relative mt-1.5 w-full px-2! noscript:hidden print:hidden"
        aria-haspopup="dialog"
        aria-label={`${rentBoxText.ask}: ${product.title}`}
        onClick={open}
      >
        {rentBoxText.ask}
      </Button>
      {Dialog && <Dialog isOpen={isOpen} product={product} leastPeriod={leastPeriod} onClose={close} />}
    </div>
  );
}
