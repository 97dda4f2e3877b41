import { useId, useState } from 'react';
import { findQuantityProblem, nearestQuantity } from '#domain/cart.ts';
import { text } from '#web/text/en.ts';
import { BulkQuoteLink } from './bulk-quote-link.tsx';
import type { CartProblem } from './cart-store.ts';

type QuantityControlProps = {
  /** What is counted, for screen readers. */
  label: string;
  product: { id: string; title: string };
  quantity: number;
  /** Accepts the new quantity or returns why it is rejected. The quantity is NaN when something else was typed. */
  onChange: (quantity: number, isTyped: boolean) => CartProblem | undefined;
};

const STEP = 'grid w-11 place-items-center rounded hover:text-brand-ink -outline-offset-2';

/** A quantity with buttons for one less and one more; it can also be typed. An error is shown below. */
export function QuantityControl({ label, product, quantity, onChange }: QuantityControlProps) {
  const errorId = useId();
  const [typed, setTyped] = useState<string>();
  const [rejected, setRejected] = useState<{ problem: CartProblem; wanted: number }>();

  const choose = (wanted: number, isTyped: boolean) => {
    setTyped(undefined);
    const problem = wanted === quantity && !isTyped ? undefined : onChange(wanted, isTyped);
    setRejected(problem && { problem, wanted });
  };
  const chooseTyped = () => {
    if (typed !== undefined) choose(typed.trim() === '' ? quantity : Number(typed), true);
  };
  /** From an invalid quantity, the first step leads to the nearest valid one. */
  const step = (by: 1 | -1) =>
    choose(findQuantityProblem(quantity) ? nearestQuantity(quantity) : quantity + by, false);

  return (
    <div className="w-34">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend does not fit the layout. */}
      <div
        role="group"
        aria-label={label}
        className="box-content inline-flex h-11 items-stretch rounded border border-edge bg-surface"
      >
        <button
          type="button"
          aria-label={text.product.decreaseQuantity}
          className={STEP}
          onClick={() => step(-1)}
        >
          <span className="icon icon-minus size-4.5" />
        </button>
        <input
          aria-label={text.product.quantity}
          aria-describedby={rejected ? errorId : undefined}
          aria-invalid={rejected !== undefined}
          inputMode="numeric"
          autoComplete="off"
          className="w-11 border-x border-rule bg-transparent text-center font-medium tabular-nums -outline-offset-2"
          value={typed ?? (Number.isNaN(quantity) ? '' : String(quantity))}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={chooseTyped}
          onKeyDown={(event) => event.key === 'Enter' && chooseTyped()}
        />
        <button
          type="button"
          aria-label={text.product.increaseQuantity}
          className={STEP}
          onClick={() => step(1)}
        >
          <span className="icon icon-plus size-4.5" />
        </button>
      </div>
      <p id={errorId} role="alert" className="w-max max-w-54 text-sm text-danger not-empty:mt-1.5">
        {rejected && text.cart.problems[rejected.problem]}
      </p>
      {rejected?.problem === 'too-many' && (
        <div ref={scrollIntoView} className="w-max max-w-54 text-sm">
          <BulkQuoteLink product={product} quantity={rejected.wanted} />
        </div>
      )}
    </div>
  );
}

/** On a phone the bars at the bottom may cover what appears below the quantity. */
function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
