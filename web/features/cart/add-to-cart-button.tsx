import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { type Purchasable, useAddToCart } from './use-add-to-cart.ts';

/** Adds one piece to the cart, from a product card. */
export function AddToCartButton({ product }: { product: Purchasable & { title: string } }) {
  const add = useAddToCart();
  return (
    <Button
      className="relative mt-2.5 w-full px-2! noscript:hidden"
      aria-label={`${text.product.addToCart}: ${product.title}`}
      onClick={() => add(product)}
    >
      <span className="icon icon-cart-plus max-sm:hidden" />
      {text.product.addToCart}
    </Button>
  );
}
