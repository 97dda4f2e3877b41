import type { ReactNode } from 'react';
import { countAsked } from '#domain/asked-value.ts';
import { nearestQuantity } from '#domain/cart.ts';
import { formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import { describeMinimumOrder, fitsMinimumOrder } from '#domain/minimum-order.ts';
import { formatQuantity } from '#domain/quantity-in-units.ts';
import { setQuantity } from '#web/features/cart/cart-store.ts';
import { QuantityControl } from '#web/features/cart/quantity-control.tsx';
import { Picture } from '#web/features/pictures/picture.tsx';
import { pathOfProduct } from '#web/features/product/product.ts';
import { useWishes } from '#web/features/wishes/local-wishes.ts';
import { useLineWish } from '#web/features/wishes/use-line-wish.tsx';
import { cartText } from '#web/text/cart-en.ts';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import type { CartLineView } from './cart-view.ts';
import { PriceChangeNotice } from './price-change-notice.tsx';
import { removeWithUndo } from './remove-with-undo.ts';
import { wantQuantity } from './want-quantity.ts';

type CartLineItemProps = {
  line: CartLineView;
  /** Whether the buyer comes to ask for more of it. */
  isAsked: boolean;
};

/**
 * A product of the cart with its prices, quantity and line total: on a desktop one row of at most 96 px, on smaller
 * screens with the quantity below.
 */
export function CartLineItem({ line: { product, quantity, previousPrice }, isAsked }: CartLineItemProps) {
  const { price } = product;
  const { button, wish } = useLineWish(
    { product, quantity },
    // The cart holds as much of it as it can.
    { isAsked, onAsked: (count) => setQuantity(product.id, nearestQuantity(count)) },
  );
  const minimumOrder = describeMinimumOrder(product, product.unit);
  const terms = useWishes().lines[product.id];
  const asked = countAsked({ ...product, quantity, wish: terms });
  const isUnusual = asked !== undefined && !fitsMinimumOrder(asked, product);
  const { minimumQuantity: minimum = 1 } = product;
  return (
    <li className="group grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 border-b border-rule p-3 last:border-0 xl:grid-cols-[5.5rem_1fr_auto] xl:items-center xl:px-4 xl:py-1.5">
      <Link
        to={pathOfProduct(product)}
        tabIndex={-1}
        aria-hidden="true"
        className="self-start sm:row-span-2 xl:row-span-1 xl:self-center"
      >
        <Picture src={product.image} alt="" sizes="88px" className="rounded" />
      </Link>
      <div className="min-w-0">
        <h2 className="leading-snug font-medium xl:leading-tight">
          <Link
            to={pathOfProduct(product)}
            className="underline-offset-4 hover:text-brand-ink hover:underline"
          >
            {product.title}
          </Link>
        </h2>
        <dl className="mt-0.5 flex flex-wrap gap-x-3 text-sm tabular-nums xl:max-2xl:gap-x-2 xl:max-2xl:text-[0.8125rem]">
          <Figure label={cartText.model}>{product.model}</Figure>
          <Figure label={cartText.hsn}>{product.hsn}</Figure>
          <Figure label={text.product.price} isLabelHidden>
            {price.discountBps > 0 && (
              <span className="text-ink-soft">
                <s>
                  <span className="sr-only">{`${text.product.listPrice} `}</span>
                  {formatRupeesShort(price.listPricePaise)}
                </s>{' '}
                {text.product.off(formatPercent(price.discountBps))}{' '}
              </span>
            )}
            {formatRupeesShort(price.discountedPricePaise)}
            {product.unit && text.product.perUnit(product.unit.singular)}
          </Figure>
          {product.isPriceOnRequest && (
            <Figure label={text.product.priceOnRequest}>{cartText.isGuide}</Figure>
          )}
          <Figure label={text.product.gst}>{formatPercent(price.gstBps)}</Figure>
          <Figure label={cartText.inclGst}>{formatRupeesShort(price.unitPriceInclGstPaise)}</Figure>
          {minimumOrder && <Figure label={cartText.minimumOrder}>{minimumOrder}</Figure>}
        </dl>
        {isUnusual && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            {cartText.otherQuantity(formatQuantity(asked, product.unit))}
            {asked < minimum && (
              <Button
                variant="plain"
                className="px-0! text-sm"
                onClick={() => wantQuantity(product.id, minimum)}
              >
                {cartText.askFor(formatQuantity(minimum, product.unit))}
                <span className="sr-only">{`: ${product.title}`}</span>
              </Button>
            )}
          </p>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-start gap-x-3 gap-y-2 sm:col-span-1 sm:col-start-2 xl:col-start-3 xl:flex-nowrap">
        <div className="contents xl:block xl:w-34">
          {asked !== quantity && <p className="text-xs text-ink-soft max-xl:w-full">{cartText.inCart}</p>}
          <QuantityControl
            // What is noted beyond it takes the place of its error.
            key={terms?.quantity}
            label={`${text.product.quantity}: ${product.title}`}
            product={product}
            quantity={quantity}
            onChange={(wanted) => setQuantity(product.id, wanted)}
          />
          {button}
        </div>
        <p className="ml-auto text-right tabular-nums max-xl:order-1 xl:w-24">
          <span className="block text-xs text-ink-soft">{cartText.lineTotal}</span>
          <span className="text-lg leading-tight font-semibold">
            {formatRupeesShort(price.unitPriceInclGstPaise * quantity)}
          </span>
        </p>
        <Button
          variant="plain"
          className="min-w-11 px-3! text-ink-soft! no-underline!"
          aria-label={cartText.removeProduct(product.title)}
          onClick={() => removeWithUndo([product.id], cartText.removed)}
        >
          <span className="icon icon-trash size-4.5" />
          <span className="max-sm:sr-only xl:sr-only">{cartText.remove}</span>
        </Button>
      </div>
      {wish && <div className="col-span-2 xl:col-span-3">{wish}</div>}
      {previousPrice && (
        <div className="col-span-2 xl:col-span-3">
          <PriceChangeNotice product={product} previousPrice={previousPrice} />
        </div>
      )}
    </li>
  );
}

type FigureProps = { label: string; isLabelHidden?: boolean; children: ReactNode };

function Figure({ label, isLabelHidden, children }: FigureProps) {
  return (
    <div className="flex gap-1">
      <dt className={isLabelHidden ? 'sr-only' : 'text-ink-soft'}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
