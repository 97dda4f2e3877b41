import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import type { Conflict } from '#contract/errors.ts';
import type { WireListedProduct } from '#contract/staff-products.ts';
import { api, isLoggedOut } from '#desk/api/desk-api.ts';
import { loginPath } from '#desk/api/session.ts';
import { selectFigure } from '#desk/keys/select-figure.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type NumberCellProps = {
  product: WireListedProduct;
  column: 'price' | 'discount';
  label: string;
  onSaved: () => void;
};

type CellState = {
  status: 'idle' | 'saving' | 'saved';
  problem?: string | undefined;
  /** The price after discount would jump: it must be confirmed. */
  isJump?: boolean;
  conflict?: Conflict | undefined;
};

/**
 * A figure that is changed in its cell: Enter saves it and goes down, as does leaving it; Escape takes it back. What is
 * typed outlives a reload and a refusal.
 */
export function NumberCell({ product, column, label, onSaved }: NumberCellProps) {
  const { products: words, product: productWords, conflict: conflictWords, common } = useText();
  const stored = String(product[column]);
  const { input, typed, change, forget } = useKeptInput(`product ${product.id} ${column}`, {
    value: stored,
    version: product.version,
  });
  const navigate = useNavigate();
  const [state, setState] = useState<CellState>({ status: 'idle' });
  const noteId = useId();
  const { conflict } = state;

  async function save(options: { version?: number; allowsJump?: boolean } = {}): Promise<void> {
    if (state.status === 'saving') return;
    if (input.value.trim() === stored && !conflict) return forget();
    setState({ status: 'saving' });
    try {
      await api.saveCatalogueProduct({
        body: {
          product: product.id,
          version: options.version ?? input.version,
          cells: { [column]: input.value },
          allows_price_jumps: options.allowsJump,
        },
      });
      setState({ status: 'saved' });
      forget();
      onSaved();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (isLoggedOut(cause)) await navigate(loginPath(window.location.href));
      const message = cause.fields[column] ?? cause.message;
      setState({
        status: 'idle',
        problem: cause.status === 0 ? common.unreachable : message,
        isJump: cause.fields.jump !== undefined,
        conflict: cause.conflict,
      });
    }
  }

  function takeBack(): void {
    forget();
    setState({ status: 'idle' });
    if (conflict) onSaved();
  }

  function act(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') takeBack();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // Leaving the cell saves it.
    if (!focusBelow(event.currentTarget, column)) void save();
  }

  const saveUnlessWithin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const note = currentTarget.parentElement?.parentElement;
    if (typed.value !== undefined && !note?.contains(relatedTarget) && !state.problem) void save();
  };
  const isWrong = state.problem !== undefined;
  const isUnsaved = typed.value !== undefined && state.status === 'idle' && !isWrong;
  return (
    <div className="grid gap-1 md:justify-items-end">
      <div className="flex items-center gap-1 max-md:flex-row-reverse max-md:justify-end">
        <span aria-live="polite" className="grid size-4 place-items-center">
          {state.status === 'saving' && (
            <>
              <Spinner />
              <span className="sr-only">{words.saving}</span>
            </>
          )}
          {state.status === 'saved' && (
            <>
              <span className="icon icon-check size-4 text-success" />
              <span className="sr-only">{common.saved}</span>
            </>
          )}
        </span>
        <input
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? noteId : undefined}
          data-cell={column}
          inputMode="decimal"
          value={input.value}
          onChange={({ currentTarget }) => {
            change({ value: currentTarget.value, version: input.version });
            setState({ status: 'idle', conflict });
          }}
          onMouseDown={(event) => typed.value === undefined && selectFigure(event, event.currentTarget)}
          onKeyDown={act}
          onBlur={saveUnlessWithin}
          className="desk-input w-24 text-right md:w-28 aria-invalid:border-danger"
        />
      </div>
      {isUnsaved && <span className="text-xs text-warning">{productWords.changed}</span>}
      {isWrong && (
        <div id={noteId} role="alert" className="max-w-64 text-left text-xs whitespace-normal text-danger">
          {conflict ? (
            <>
              {state.problem} {conflictWords.theirs}: {String(conflict.current[column])}
              <div className="mt-1 flex flex-wrap gap-2">
                <Button onClick={() => void save({ version: conflict.version })}>
                  {conflictWords.keepMine}
                </Button>
                <Button onClick={takeBack}>{conflictWords.takeTheirs}</Button>
              </div>
            </>
          ) : state.isJump ? (
            <>
              {words.jump}
              <div className="mt-1 flex flex-wrap gap-2">
                <Button onClick={() => void save({ allowsJump: true })}>{words.saveAnyway}</Button>
                <Button onClick={takeBack}>{common.cancel}</Button>
              </div>
            </>
          ) : (
            state.problem
          )}
        </div>
      )}
    </div>
  );
}

/** @returns whether there is a row below. */
function focusBelow(input: HTMLInputElement, column: string): boolean {
  const below = input
    .closest('tr')
    ?.nextElementSibling?.querySelector<HTMLInputElement>(`[data-cell=${column}]`);
  below?.focus();
  below?.select();
  return below !== null && below !== undefined;
}
