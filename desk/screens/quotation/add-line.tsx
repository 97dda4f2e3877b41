import { useId, useRef, useState } from 'react';
import { api } from '#desk/api/desk-api.ts';
import { useKeptForm } from '#desk/state/kept-form.ts';
import { useText } from '#desk/text/language.ts';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { Button } from '#web/ui/button.tsx';
import type { AddedLineInput, DraftEditor } from './draft-editor.ts';

type Found = Awaited<ReturnType<typeof api.findOfferProducts>>['products'];

const TYPING_PAUSE_MS = 200;

/** Adds a line: a product that the catalogue's search finds, or what is typed, in words. */
export function AddLine({ request, editor }: { request: string; editor: DraftEditor }) {
  const { quotation: words } = useText();
  const id = useId();
  const { input, change, send, isBusy, message } = useKeptForm(`line of ${request}`, { text: '' });
  const { text } = input;
  const [found, setFound] = useState<Found>([]);
  const [active, setActive] = useState(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function search(typed: string): void {
    change({ text: typed });
    setActive(-1);
    clearTimeout(timer.current);
    if (typed.trim() === '') {
      setFound([]);
      return;
    }
    timer.current = setTimeout(async () => {
      const { products } = await api
        .findOfferProducts({ query: { q: typed } })
        .catch(() => ({ products: [] }));
      setFound(products);
    }, TYPING_PAUSE_MS);
  }

  async function add(line: AddedLineInput): Promise<void> {
    clearTimeout(timer.current);
    let number: number | undefined;
    const isAdded = await send(async () => {
      number = await editor.addLine(line);
    }, null);
    if (!isAdded) return;
    setFound([]);
    setActive(-1);
    // To the quantity of the new line, once it is drawn.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-line="${number}"][data-column="quantity"]`)?.focus(),
    );
  }

  const choose = (index: number) => {
    const product = found[index];
    if (product) void add({ product: product.id });
    else if (text.trim() !== '') void add({ title: text.trim() });
  };

  return (
    <div className="relative flex flex-wrap items-center gap-2">
      <input
        role="combobox"
        aria-label={words.addLine}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        placeholder={words.addLineHint}
        maxLength={300}
        autoComplete="off"
        className="desk-input w-full max-w-md"
        value={text}
        onChange={({ target }) => search(target.value)}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step !== undefined && found.length > 0) {
            event.preventDefault();
            setActive(Math.min(Math.max(active + step, -1), found.length - 1));
          } else if (event.key === 'Enter') choose(active);
          else if (event.key === 'Escape') setFound([]);
        }}
      />
      <Button isBusy={isBusy} disabled={text.trim() === ''} onClick={() => choose(-1)}>
        {words.addInWords}
      </Button>
      {message && (
        <p role="alert" className="w-full text-sm text-danger">
          {message}
        </p>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.found}
        hidden={found.length === 0}
        className="absolute top-full left-0 z-10 mt-1 w-full max-w-xl rounded border border-rule bg-surface shadow-float"
      >
        {found.map((product, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
          <div
            key={product.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => choose(index)}
            className="flex cursor-pointer justify-between gap-4 px-3 py-2 text-sm hover:bg-paper aria-selected:bg-paper"
          >
            <span>
              {product.title}{' '}
              <span className="text-ink-soft">
                {product.brand}, {product.model}
              </span>
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {product.price === null ? words.onRequest : formatRupeesShort(paiseFromRupees(product.price))}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
