import { useLazyComponent } from '#web/ui/use-lazy-component.ts';
import { useCart } from './cart-store.ts';

const loadStepper = () => import('./cart-stepper.tsx');

/** The stepper for a product that is in the cart; undefined for others and until its code is loaded. */
export function useCartStepper(productId: string) {
  const isInCart = productId in useCart().items;
  const Stepper = useLazyComponent(isInCart, loadStepper);
  return isInCart ? Stepper : undefined;
}
