import { type ReactNode, useEffect, useState } from 'react';
import { type FieldErrors, NO_ERRORS } from '#web/features/form/field-errors.ts';
import { askForMore } from '#web/text/ask-for-more-en.ts';
import { useLazyComponent } from '#web/ui/use-lazy-component.ts';
import type { WishedLine } from './line-wish.tsx';
import { useWishes } from './local-wishes.ts';

const loadLineWish = () => import('./line-wish.tsx');

type LineWishOptions = {
  /** Opens the fields once it is true. */
  isAsked?: boolean;
  /** Called with the wanted number of the product's units, after each change. */
  onAsked?: (count: number) => void;
  /** What the shop has rejected of them. */
  errors?: FieldErrors;
};

/**
 * What the buyer wants of a product of the cart: the button that opens the fields, unless something is said already,
 * and what is said. The code of the fields is loaded when it is needed.
 */
export function useLineWish(
  line: WishedLine,
  { isAsked = false, onAsked, errors = NO_ERRORS }: LineWishOptions = {},
): { button: ReactNode; wish: ReactNode } {
  const { product } = line;
  const hasWish = product.id in useWishes().lines;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  const LineWish = useLazyComponent(hasWish || isOpen, loadLineWish);
  return {
    button: !hasWish && !isOpen && (
      <button
        type="button"
        className="group-has-[[aria-invalid=true]]:hidden min-h-11 text-left text-sm text-ink-soft underline underline-offset-4 max-xl:order-2 max-xl:w-full hover:text-brand-ink md:pointer-fine:min-h-6"
        onClick={() => setOpen(true)}
      >
        {product.sizes ? (
          askForMore.sizes(product.sizes)
        ) : (
          <>
            {askForMore.short}
            <span className="xl:sr-only">{askForMore.rest}</span>
          </>
        )}
        <span className="sr-only">{`: ${product.title}`}</span>
      </button>
    ),
    wish: (hasWish || isOpen) && LineWish && (
      <LineWish line={line} isOpen={isOpen} onOpen={setOpen} onAsked={onAsked} errors={errors} />
    ),
  };
}
