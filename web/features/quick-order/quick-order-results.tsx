import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import { quickOrderText } from '#web/text/quick-order-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { hasFittingProduct, isOpen, isToCheck } from './quick-line.ts';
import { QuickLineItem } from './quick-line-item.tsx';
import { ResultActions } from './result-actions.tsx';
import type { QuickOrder } from './use-quick-order.ts';

/** The choice of a product, and the quantity; Enter in what was written looks for it again. */
const NEXT_AT_ENTER = 'select, input[inputmode]';

type QuickOrderResultsProps = {
  heading: Ref<HTMLHeadingElement>;
  order: QuickOrder;
  onCleared: () => void;
  /** Between the heading and the lines. */
  children: ReactNode;
};

/** The lines of the list with what was found for them, and what can be done with all of them. */
export function QuickOrderResults({ heading, order, onCleared, children }: QuickOrderResultsProps) {
  const { lines, change, message, goOn } = order;
  const list = useRef<HTMLOListElement>(null);
  const fittingCount = lines.filter(hasFittingProduct).length;
  const isTaken = lines.some(({ isUnchecked }) => isUnchecked);
  const clear = () => {
    change({ type: 'replace', lines: [] });
    toast.message(quickOrderText.cleared, {
      action: { label: quickOrderText.undo, onClick: () => change({ type: 'replace', lines }) },
    });
    onCleared();
  };
  const visited = useRef<HTMLElement>(undefined);
  /** To the field of the next line to check; after the last one to the first. */
  const goToNext = (from = visited.current) => {
    const fields = [...(list.current?.querySelectorAll<HTMLElement>('[data-to-check]') ?? [])];
    const isAfter = (field: HTMLElement) =>
      from && (from.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    visited.current = fields.find(isAfter) ?? fields[0];
    visited.current?.scrollIntoView({ block: 'center' });
    visited.current?.focus({ preventScroll: true });
    // As Tab does.
    if (visited.current instanceof HTMLTextAreaElement) visited.current.select();
  };
  const goOnAtEnter = (event: KeyboardEvent<HTMLOListElement>) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLElement) || !target.matches(NEXT_AT_ENTER)) return;
    event.preventDefault();
    goToNext(target);
  };
  return (
    <section aria-labelledby="quick-order-results" className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2
          ref={heading}
          id="quick-order-results"
          tabIndex={-1}
          className="scroll-mt-3 text-xl font-semibold"
        >
          {quickOrderText.results}
        </h2>
        <Summary order={order} />
        <div className="flex flex-wrap gap-2 noscript:hidden">
          <Button disabled={!lines.some(isToCheck)} onClick={() => goToNext()}>
            {quickOrderText.nextToCheck}
          </Button>
          {(fittingCount > 0 || isTaken) && (
            <Button onClick={() => change({ type: fittingCount > 0 ? 'take-fitting' : 'undo-taken' })}>
              {fittingCount > 0 ? quickOrderText.takeBest(fittingCount) : quickOrderText.undoTaken}
            </Button>
          )}
          <Button onClick={clear}>{quickOrderText.clear}</Button>
        </div>
      </div>
      {message !== undefined && (
        <div className="mb-3">
          <Notice kind="warning">
            <p>{message}</p>
            <Button className="mt-2" onClick={goOn}>
              {quickOrderText.goOn}
            </Button>
          </Notice>
        </div>
      )}
      {children}
      {lines.some(isToCheck) && (
        <p className="mb-2 hidden text-sm text-ink-soft md:block">{quickOrderText.enterHint}</p>
      )}
      <ol ref={list} onKeyDown={goOnAtEnter} className="rounded border border-rule bg-surface">
        {lines.map((line, index) => (
          <QuickLineItem key={line.key} line={line} number={index + 1} change={change} />
        ))}
      </ol>
      <ResultActions lines={lines} change={change} onClear={clear} />
    </section>
  );
}

/** How far the search is; when it has ended, screen readers say how many lines were found. */
function Summary({ order: { lines } }: { order: QuickOrder }) {
  const pending = lines.filter(({ result }) => result === 'pending').length;
  const done = lines.length - pending;
  const toCheck = lines.filter(isToCheck).length;
  const none = lines.filter((line) => isOpen(line) && line.products.length === 0).length;
  return (
    <div className="grow text-ink-soft tabular-nums">
      {pending > 0 && (
        <p className="flex items-center gap-3">
          <progress max={lines.length} value={done} aria-label={quickOrderText.results} className="w-32" />
          {quickOrderText.progress(done, lines.length)}
        </p>
      )}
      <p role="status">{pending === 0 && quickOrderText.summary({ found: done - toCheck, toCheck, none })}</p>
    </div>
  );
}
