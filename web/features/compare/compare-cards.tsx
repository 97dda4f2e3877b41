import { type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { compareText } from '#web/text/compare-en.ts';
import { CompareBar } from './compare-bar.tsx';
import { CompareCheckbox } from './compare-checkbox.tsx';
import type { ComparedProduct } from './compare-store.ts';

type CompareCardsProps = {
  grid: RefObject<HTMLElement | null>;
  /** Those of the grid, in its order. */
  products: readonly ComparedProduct[];
};

/** Puts a box to tick on each card of a grid. It is loaded later, because pages with lists have no room for it. */
export default function CompareCards({ grid, products }: CompareCardsProps) {
  const [items, setItems] = useState<Element[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each product has an item of its own.
  useLayoutEffect(() => setItems([...(grid.current?.children ?? [])]), [grid, products]);
  return (
    <>
      {products.map((product, index) => {
        const item = items[index];
        return (
          item &&
          createPortal(
            <div className="card-compare">
              <CompareCheckbox product={product} label={compareText.compare} />
            </div>,
            item,
            product.id,
          )
        );
      })}
      <CompareBar products={products} />
    </>
  );
}
