import { type ClipboardEvent, type RefObject, useState } from 'react';
import { QUICK_ORDER_PATH } from '#domain/page-paths.ts';
import { findListProblem, isLongText, type ListProblem } from '#domain/quick-order/list-limits.ts';
import type { SplitList } from '#domain/quick-order/split-list.ts';
import { quickOrderText } from '#web/text/quick-order-en.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { ListFileField } from './list-file-field.tsx';
import { importSplitList, MAX_ADDRESS_LINES } from './load-list.ts';

type QuickOrderFormProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** How many lines the list has already. */
  lineCount: number;
  /** What stands in the field at first. */
  list: string;
  onAdd: (list: SplitList) => void;
};

/** The field to paste a list into, and the choice of a file. Without scripts it is a plain search form. */
export function QuickOrderForm({ field, lineCount, list, onAdd }: QuickOrderFormProps) {
  const [error, setError] = useState<string>();

  /** @returns whether there is one. */
  const showProblem = ({ lines }: SplitList): boolean => {
    const problem = findListProblem(lines, lineCount);
    setError(problem && describeProblem(problem));
    return problem !== undefined;
  };
  const addLines = (split: SplitList): boolean => {
    if (showProblem(split)) return false;
    onAdd(split);
    return true;
  };
  /** Chromium inserts a long text line by line, for minutes; as a whole it is there at once. */
  const paste = async (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!isLongText(pasted)) return;
    event.preventDefault();
    const { currentTarget } = event;
    const { selectionStart, selectionEnd } = currentTarget;
    currentTarget.setRangeText(pasted, selectionStart, selectionEnd, 'end');
    const { splitList } = await importSplitList();
    showProblem(splitList(currentTarget.value));
  };
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    const { current } = field;
    if (!current) return;
    const { splitList } = await importSplitList();
    if (addLines(splitList(current.value))) current.value = '';
    else current.focus();
  };
  return (
    <form action={QUICK_ORDER_PATH} onSubmit={(event) => void submit(event)} className="grid gap-3">
      <TextAreaField
        ref={field}
        name="list"
        label={quickOrderText.list}
        hint={quickOrderText.listHint}
        error={error}
        placeholder={quickOrderText.example}
        defaultValue={list}
        onInput={() => setError(undefined)}
        onPaste={(event) => void paste(event)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
        }}
      />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Button type="submit" variant="action" className="sm:px-8">
          {quickOrderText.find}
        </Button>
        <ListFileField onRead={addLines} onError={setError} />
      </div>
      <noscript>
        <p className="text-sm text-ink-soft">{quickOrderText.withoutScripts(MAX_ADDRESS_LINES)}</p>
      </noscript>
    </form>
  );
}

function describeProblem(problem: ListProblem): string {
  const { problems } = quickOrderText;
  switch (problem.kind) {
    case 'empty':
      return problems.empty;
    case 'too-many':
      return problems.tooMany(problem.count);
    case 'too-long':
      return problems.tooLong(problem.line);
  }
}
