import { text } from '#web/text/en.ts';
import { addToCartWithMessage, type Purchasable } from './add-to-cart.tsx';
import { useCartStepper } from './use-cart-stepper.ts';

/** Adds one unit to the cart, from a product card; with a stepper beside it once the product is in the cart. */
export function AddToCartButton({ product }: { product: Purchasable }) {
  const Stepper = useCartStepper(product.id);
  return (
    <>
      <button
        type="button"
        className="add-to-cart"
        aria-label={`${text.product.addToCart}: ${product.title}`}
        onClick={() => addToCartWithMessage(product)}
      >
        {text.product.addToCart}
      </button>
      {Stepper && <Stepper product={product} />}
    </>
  );
}
