import { text } from '#web/text/en.ts';
import { inCartText } from '#web/text/in-cart-en.ts';
import { showCartProblem } from './add-to-cart.tsx';
import { setQuantity, useCart } from './cart-store.ts';

type CartStepperProps = {
  product: { id: string; title: string };
  /** What is counted, where that is not plain. */
  label?: string;
};

const STEP = 'grid w-11 place-items-center rounded -outline-offset-2 hover:text-brand-ink';

/** The quantity of a product that is in the cart, with buttons for one less and one more. */
export default function CartStepper({ product, label }: CartStepperProps) {
  const { id, title } = product;
  const quantity = useCart().items[id] ?? 0;
  const change = (wanted: number) => {
    const problem = setQuantity(id, wanted);
    if (problem) showCartProblem(problem, product, wanted);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend does not fit the layout.
    <div
      role="group"
      aria-label={inCartText.inCartLabel(title)}
      className="cart-stepper flex print:hidden h-11 shrink-0 max-sm:box-content items-stretch justify-between rounded border border-edge bg-surface tabular-nums"
    >
      <button
        type="button"
        aria-label={text.product.decreaseQuantity}
        className={STEP}
        onClick={() => change(quantity - 1)}
      >
        <span className="icon icon-minus size-4.5" />
      </button>
      <output className="min-w-5 self-center text-center leading-tight font-medium">
        {quantity}
        {label && (
          <span aria-hidden="true" className="block text-xs font-normal text-ink-soft">
            {label}
          </span>
        )}
      </output>
      <button
        type="button"
        aria-label={text.product.increaseQuantity}
        className={STEP}
        onClick={() => change(quantity + 1)}
      >
        <span className="icon icon-plus size-4.5" />
      </button>
    </div>
  );
}
