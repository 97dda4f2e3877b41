import { useState } from 'react';
import { findQuantityProblem, MAX_CART_QUANTITY, MIN_CART_QUANTITY } from '#domain/cart.ts';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { formatQuantity } from '#domain/quantity-in-units.ts';
import { addToCartWithMessage } from '#web/features/cart/add-to-cart.tsx';
import { BulkQuoteLink } from '#web/features/cart/bulk-quote-link.tsx';
import { setQuantity as setCartQuantity, useCart } from '#web/features/cart/cart-store.ts';
import { QuantityControl } from '#web/features/cart/quantity-control.tsx';
import { useCartStepper } from '#web/features/cart/use-cart-stepper.ts';
import { WishlistButton } from '#web/features/wishlist/wishlist-button.tsx';
import { text } from '#web/text/en.ts';
import { productText } from '#web/text/product-en.ts';
import { Button } from '#web/ui/button.tsx';
import type { ProductOnPage } from './product-detail.ts';

/**
 * The quantity to add or, once the product is in the cart, the one there; and the buttons for cart and wishlist. On a
 * phone the buttons stay above the bottom bar.
 */
export function BuyBox({ product }: { product: ProductOnPage }) {
  const [addCount, setAddCount] = useState(0);
  const quantityInCart = useCart().items[product.id];
  const Stepper = useCartStepper(product.id);
  const { minimumQuantity: minimum = MIN_CART_QUANTITY } = product;
  const [quantity, setQuantity] = useState(minimum > MAX_CART_QUANTITY ? MIN_CART_QUANTITY : minimum);
  const change = (wanted: number, isTyped: boolean) => {
    if (quantityInCart !== undefined) return setCartQuantity(product.id, wanted);
    const problem = findQuantityProblem(wanted);
    // An invalid typed quantity stays, so that the button rejects it instead of adding the previous quantity.
    if (!problem || isTyped) setQuantity(wanted);
    return problem;
  };
  const addToCart = () => {
    addToCartWithMessage(product, quantityInCart === undefined ? quantity : MIN_CART_QUANTITY);
    // A new key clears an earlier error, unless the quantity itself is invalid.
    if (!findQuantityProblem(quantity)) setAddCount(addCount + 1);
  };
  const shownQuantity = quantityInCart ?? quantity;
  const label = quantityInCart === undefined ? text.product.quantity : productText.inCart;
  return (
    <div className="group flex flex-wrap items-start gap-x-4 gap-y-3 noscript:hidden print:hidden">
      <div className="flex items-start gap-3">
        <span aria-hidden="true" className="min-w-16 pt-2.5 text-ink-soft">
          {label}
        </span>
        <QuantityControl
          key={addCount}
          label={label}
          product={product}
          quantity={shownQuantity}
          onChange={change}
        />
      </div>
      <div data-buy-bar className="buy-bar md:max-xl:w-full">
        {Stepper ? (
          // On a phone, in the place of the price, so that the buttons stay where they are.
          <div className="mr-auto md:hidden">
            <Stepper product={product} label={productText.inCart} />
          </div>
        ) : (
          <p className="mr-auto min-w-0 leading-tight tabular-nums md:hidden">
            <span className="block text-lg/6 font-semibold">
              {formatRupeesShort(product.price.discountedPricePaise)}
              {product.unit && (
                <span className="card-unit">{text.product.perUnit(product.unit.singular)}</span>
              )}
            </span>
            <span className="block text-sm/4.5 text-ink-soft">
              {text.product.inclGst(formatRupeesShort(product.price.unitPriceInclGstPaise))}
            </span>
          </p>
        )}
        <Button variant="action" className="shrink-0 md:min-w-36" onClick={addToCart}>
          {text.product.addToCart}
        </Button>
        <WishlistButton product={product} variant="quiet" />
      </div>
      {product.sizes && (
        <p className="flex w-full flex-wrap items-center gap-x-3">
          <span className="text-ink-soft">{productText.sizes(product.sizes)}</span>
          <BulkQuoteLink product={product} quantity={shownQuantity} label={productText.chooseSizes} />
        </p>
      )}
      {/* Beneath a rejected quantity stands a link of its own. */}
      <p className="flex min-h-11 w-full flex-wrap items-center gap-x-3 group-has-[[aria-invalid=true]]:hidden md:pointer-fine:min-h-6">
        {minimum > MIN_CART_QUANTITY && (
          <span className="text-ink-soft">{productText.minimum(formatQuantity(minimum, product.unit))}</span>
        )}
        {minimum > MAX_CART_QUANTITY ? (
          <BulkQuoteLink product={product} quantity={minimum} label={productText.askForMinimum} />
        ) : (
          <BulkQuoteLink
            product={product}
            quantity={MAX_CART_QUANTITY + 1}
            label={productText.moreThan(MAX_CART_QUANTITY)}
          />
        )}
      </p>
    </div>
  );
}
