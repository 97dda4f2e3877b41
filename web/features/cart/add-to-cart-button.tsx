import { text } from '#web/text/en.ts';
import { addToCartWithMessage, type Purchasable } from './add-to-cart.ts';

/** Adds one piece to the cart, from a product card. */
export function AddToCartButton({ product }: { product: Purchasable & { title: string } }) {
  return (
    <button
      type="button"
      className="add-to-cart"
      aria-label={`${text.product.addToCart}: ${product.title}`}
      onClick={() => addToCartWithMessage(product)}
    >
      {text.product.addToCart}
    </button>
  );
}
