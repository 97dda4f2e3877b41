import type { ReactNode } from 'react';
import { formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import { removeFromCart, setQuantity } from '#web/features/cart/cart-store.ts';
import { QuantityControl } from '#web/features/cart/quantity-control.tsx';
import { Picture } from '#web/features/pictures/picture.tsx';
import { pathOfProduct } from '#web/features/product/product.ts';
import { cartText } from '#web/text/cart-en.ts';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { toast } from '#web/ui/toast.ts';
import type { CartLineView } from './cart-view.ts';
import { PriceChangeNotice } from './price-change-notice.tsx';

/** A product of the cart with its prices, quantity and line total. */
export function CartLineItem({ line: { product, quantity, previousPrice } }: { line: CartLineView }) {
  const { price } = product;
  const change = (wanted: number) => {
    const problem = setQuantity(product.id, wanted);
    if (problem) toast.error(text.cart.problems[problem], { id: problem });
    return problem;
  };
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 border-b border-rule p-3 last:border-0 sm:grid-cols-[8rem_1fr] sm:p-4">
      <Link
        to={pathOfProduct(product)}
        tabIndex={-1}
        aria-hidden="true"
        className={`self-start ${previousPrice ? 'sm:row-span-3' : 'sm:row-span-2'}`}
      >
        <Picture src={product.image} alt="" sizes="128px" className="rounded" />
      </Link>
      <div className="min-w-0">
        <h2 className="leading-snug font-medium">
          <Link
            to={pathOfProduct(product)}
            className="underline-offset-4 hover:text-brand-ink hover:underline"
          >
            {product.title}
          </Link>
        </h2>
        <dl className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-x-4 gap-y-1.5 text-sm tabular-nums sm:grid-cols-[repeat(auto-fill,6.25rem)]">
          {price.discountBps > 0 && (
            <>
              <Figure label={text.product.listPrice}>
                <s>{formatRupeesShort(price.listPricePaise)}</s>
              </Figure>
              <Figure label={text.product.discount}>{formatPercent(price.discountBps)}</Figure>
            </>
          )}
          <Figure label={text.product.price}>{formatRupeesShort(price.discountedPricePaise)}</Figure>
          <Figure label={text.product.gst}>{formatPercent(price.gstBps)}</Figure>
          <Figure label={text.product.priceInclGst}>{formatRupeesShort(price.unitPriceInclGstPaise)}</Figure>
        </dl>
      </div>
      {previousPrice && (
        <div className="col-span-2 sm:col-span-1 sm:col-start-2">
          <PriceChangeNotice product={product} previousPrice={previousPrice} />
        </div>
      )}
      <div className="col-span-2 flex flex-wrap items-start gap-x-3 gap-y-2 sm:col-span-1 sm:col-start-2">
        <QuantityControl
          label={`${text.product.quantity}: ${product.title}`}
          quantity={quantity}
          onChange={change}
        />
        <Button
          variant="plain"
          className="px-3! text-ink-soft! no-underline!"
          aria-label={cartText.removeProduct(product.title)}
          onClick={() => removeFromCart([product.id])}
        >
          <span className="icon icon-trash size-4.5" />
          {cartText.remove}
        </Button>
        <p className="ml-auto text-right tabular-nums">
          <span className="block text-xs text-ink-soft">{cartText.lineTotal}</span>
          <span className="text-lg leading-tight font-semibold">
            {formatRupeesShort(price.unitPriceInclGstPaise * quantity)}
          </span>
        </p>
      </div>
    </li>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
