import type { RentPeriod } from '#domain/product-terms.ts';
import { rentBoxText } from '#web/text/rent-box-en.ts';
import { Button } from '#web/ui/button.tsx';
import { useRentDialog } from './use-rent-dialog.ts';

export type RentBoxProps = { product: { id: string; title: string }; leastPeriod: RentPeriod };

/** For a product that can be rented, too. The form is loaded on the first press. */
export default function RentBox({ product, leastPeriod }: RentBoxProps) {
  const { Dialog, isOpen, open, close } = useRentDialog();
  return (
    <section
      aria-labelledby="rent"
      className="flex items-center justify-between gap-4 rounded border border-rule bg-surface px-4 py-3"
    >
      <div>
        <h2 id="rent" className="font-semibold">
          {rentBoxText.rent}
        </h2>
        <p className="text-sm text-ink-soft">{rentBoxText.rentFrom(leastPeriod)}</p>
      </div>
      <Button
        className="shrink-0 print:hidden"
        aria-haspopup="dialog"
        aria-label={`${rentBoxText.rent}: ${product.title}`}
        onClick={open}
      >
        {rentBoxText.rent}
      </Button>
      {Dialog && <Dialog isOpen={isOpen} product={product} leastPeriod={leastPeriod} onClose={close} />}
    </section>
  );
}
