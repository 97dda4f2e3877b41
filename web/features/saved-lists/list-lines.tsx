import { type MouseEvent, useRef } from 'react';
import type { SavedLine, SavedListChanges } from '#domain/saved-list.ts';
import { savedListsText } from '#web/text/saved-lists-en.ts';
import { toast } from '#web/ui/toast.ts';
import { LineFields, ListLine } from './list-line.tsx';
import type { ListProducts } from './saved-list.ts';

type ListLinesProps = {
  lines: readonly SavedLine[];
  products: ListProducts;
  onChange: (changes: Partial<SavedListChanges>) => void;
};

/** The lines of a list of one's own, to be changed in place. */
export function ListLines({ lines, products, onChange }: ListLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (line: SavedLine, index: number) => {
    const { productId } = line;
    onChange({ removed: [productId] });
    // The button that had the focus is gone.
    list.current?.focus({ preventScroll: true });
    const before = lines[index + 1]?.productId ?? null;
    toast.message(savedListsText.removed, {
      action: {
        label: savedListsText.undo,
        onClick: () => onChange({ added: [line], moved: [{ productId, before }] }),
      },
    });
  };
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={savedListsText.products}
      className="rounded border border-rule bg-surface outline-none"
    >
      {lines.map((line, index) => {
        const { productId } = line;
        const product = products.byId.get(productId);
        const title = product?.title ?? savedListsText.unavailable;
        const above = lines[index - 1]?.productId;
        const moveBefore = (before: string | null) => onChange({ moved: [{ productId, before }] });
        return (
          <ListLine key={productId} line={line} product={product}>
            <div className="col-span-2 flex flex-wrap items-center gap-2 lg:col-span-1 lg:col-start-3">
              <LineFields
                line={line}
                title={title}
                onChange={(change) => onChange({ changed: [{ productId, ...change }] })}
              />
              <div className="flex">
                <LineButton
                  icon="icon-arrow-up"
                  label={savedListsText.moveUp(title)}
                  isDisabled={above === undefined}
                  onClick={() => moveBefore(above ?? null)}
                />
                <LineButton
                  icon="icon-arrow-down"
                  label={savedListsText.moveDown(title)}
                  isDisabled={index === lines.length - 1}
                  onClick={() => moveBefore(lines[index + 2]?.productId ?? null)}
                />
                <LineButton
                  icon="icon-trash"
                  label={savedListsText.removeProduct(title)}
                  onClick={() => remove(line, index)}
                />
              </div>
            </div>
          </ListLine>
        );
      })}
    </ul>
  );
}

type LineButtonProps = { icon: string; label: string; isDisabled?: boolean; onClick: () => void };

/** It stays focusable when a line has arrived at the end, so that the keyboard does not lose its place. */
function LineButton({ icon, label, isDisabled = false, onClick }: LineButtonProps) {
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled) return;
    onClick();
    // A line that is moved in the page loses the focus.
    requestAnimationFrame(() => currentTarget.isConnected && currentTarget.focus());
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      title={label}
      className="grid size-11 place-items-center rounded text-ink-soft hover:text-ink aria-disabled:opacity-40 lg:pointer-fine:size-9"
      onClick={press}
    >
      <span className={`icon ${icon} size-4.5`} />
    </button>
  );
}
