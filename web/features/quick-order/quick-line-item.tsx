import { type KeyboardEvent, memo, useId } from 'react';
import { MAX_LIST_LINE_LENGTH } from '#domain/quick-order/list-limits.ts';
import { quickOrderText } from '#web/text/quick-order-en.ts';
import { Button } from '#web/ui/button.tsx';
import { LineProductCell } from './line-product-cell.tsx';
import type { LineProps } from './line-props.ts';
import { LineQuantityFields } from './line-quantity-fields.tsx';
import { findChosen, type QuickLine } from './quick-line.ts';

/**
 * A line of the list: what was written, what was found for it, and how much of it is wanted. All of it can be
 * corrected.
 */
export const QuickLineItem = memo(function QuickLineItem({ line, number, change }: LineProps) {
  const stateId = useId();
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-rule p-3 last:border-0 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] md:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)_21rem] xl:items-start">
      <div className="min-w-0">
        <TypedLine line={line} number={number} change={change} stateId={stateId} />
        <p id={stateId} className="mt-1 flex items-center gap-1.5 text-sm">
          <LineState line={line} />
        </p>
      </div>
      <LineProductCell line={line} number={number} change={change} />
      <div className="flex items-start gap-2 md:col-span-2 md:justify-end xl:col-span-1">
        <LineQuantityFields line={line} number={number} change={change} />
        <Button
          className="w-11 shrink-0 px-0! noscript:hidden"
          aria-label={quickOrderText.remove(number)}
          onClick={() => change({ type: 'remove', key: line.key })}
        >
          <span className="icon icon-trash" />
        </Button>
      </div>
    </li>
  );
});

/** What was written, on as many rows as it needs. A correction is looked for on Enter, or when the field is left. */
function TypedLine({ line, number, change, stateId }: LineProps & { stateId: string }) {
  const correct = (field: HTMLTextAreaElement) => {
    if (field.value === line.typed) return;
    const typed = field.value.replaceAll(/\s+/g, ' ').trim();
    field.value = typed || line.typed;
    if (typed) change({ type: 'correct', key: line.key, typed });
  };
  const correctAtEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    correct(event.currentTarget);
  };
  return (
    <div className="flex gap-2">
      <span
        aria-hidden="true"
        className="w-7 shrink-0 pt-3 text-right text-sm leading-5 text-ink-soft tabular-nums"
      >
        {number}
      </span>
      <textarea
        data-to-check={line.result === 'none' || undefined}
        aria-label={quickOrderText.typed(number)}
        aria-describedby={stateId}
        defaultValue={line.typed}
        maxLength={MAX_LIST_LINE_LENGTH}
        autoComplete="off"
        rows={1}
        className="form-control resize-none field-sizing-content"
        onKeyDown={correctAtEnter}
        onBlur={(event) => correct(event.currentTarget)}
      />
    </div>
  );
}

const STATES = {
  pending: { icon: 'icon-search', colour: 'text-ink-soft' },
  found: { icon: 'icon-circle-check', colour: 'text-success' },
  choose: { icon: 'icon-list-check', colour: 'text-warning' },
  none: { icon: 'icon-alert-triangle', colour: 'text-danger' },
  chosen: { icon: 'icon-circle-check', colour: 'text-success' },
  unchecked: { icon: 'icon-list-check', colour: 'text-warning' },
};

function LineState({ line }: { line: QuickLine }) {
  const state = getState(line);
  const { icon, colour } = STATES[state];
  return (
    <>
      <span className={`ml-9 icon size-4 ${icon} ${colour}`} />
      <span className={colour}>{quickOrderText.states[state]}</span>
    </>
  );
}

function getState(line: QuickLine): keyof typeof STATES {
  if (line.isUnchecked) return 'unchecked';
  const chosen = findChosen(line);
  if (!chosen) return line.result === 'found' ? 'choose' : line.result;
  return line.result === 'found' && chosen === line.products[0] ? 'found' : 'chosen';
}
