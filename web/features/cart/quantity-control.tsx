import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { text } from '#web/text/en.ts';
import { cartProblemText } from './cart-problem-text.ts';
import type { CartProblem } from './cart-store.ts';

type QuantityControlProps = {
  /** What is counted, for those who do not see where the control stands. */
  label: string;
  quantity: number;
  /** Takes the new quantity or says why it cannot be. */
  onChange: (quantity: number) => CartProblem | undefined;
};

const STEP = 'grid w-11 place-items-center rounded hover:text-brand-ink -outline-offset-2';

/** A quantity with one button less and one more; it can be typed too. A refusal is said beneath. */
export function QuantityControl({ label, quantity, onChange }: QuantityControlProps) {
  const errorId = useId();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<CartProblem>();

  const choose = (wanted: number) => {
    setTyped(undefined);
    setProblem(wanted === quantity ? undefined : onChange(wanted));
  };
  const chooseTyped = () => {
    if (typed !== undefined) choose(typed.trim() === '' ? quantity : Number(typed));
  };

  return (
    <div className="w-34">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand in the way of the layout. */}
      <div
        role="group"
        aria-label={label}
        className="box-content inline-flex h-11 items-stretch rounded border border-edge bg-surface"
      >
        <button
          type="button"
          aria-label={text.product.fewer}
          className={STEP}
          onClick={() => choose(quantity - 1)}
        >
          <IconMinus aria-hidden="true" size={18} />
        </button>
        <input
          aria-label={text.product.quantity}
          aria-describedby={problem ? errorId : undefined}
          aria-invalid={problem !== undefined}
          inputMode="numeric"
          autoComplete="off"
          className="w-11 border-x border-rule bg-transparent text-center font-medium tabular-nums -outline-offset-2"
          value={typed ?? String(quantity)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={chooseTyped}
          onKeyDown={(event) => event.key === 'Enter' && chooseTyped()}
        />
        <button
          type="button"
          aria-label={text.product.more}
          className={STEP}
          onClick={() => choose(quantity + 1)}
        >
          <IconPlus aria-hidden="true" size={18} />
        </button>
      </div>
      <p id={errorId} role="alert" className="text-sm whitespace-nowrap text-danger not-empty:mt-1.5">
        {problem && cartProblemText(problem)}
      </p>
    </div>
  );
}
