import { type ChangeEvent, useRef, useState } from 'react';
import type { SplitList } from '#domain/quick-order/split-list.ts';
import { quickOrderText } from '#web/text/quick-order-en.ts';
import { Button } from '#web/ui/button.tsx';

type ListFileFieldProps = {
  onRead: (list: SplitList) => void;
  onError: (message: string) => void;
};

/** Reads the lines of a CSV or XLSX file in the browser; the code for it is loaded when one is chosen. */
export function ListFileField({ onRead, onError }: ListFileFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setIsReading(true);
    const { readListFile, describeFileProblem } = await import('./read-list-file.ts');
    try {
      onRead(await readListFile(file));
    } catch (cause) {
      onError(describeFileProblem(cause));
    } finally {
      setIsReading(false);
      // The same file can be chosen again after a correction.
      currentTarget.value = '';
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 noscript:hidden">
      <Button isBusy={isReading} onClick={() => field.current?.click()}>
        <span className="icon icon-file-spreadsheet size-4.5" />
        {quickOrderText.file}
      </Button>
      <span className="text-sm text-ink-soft">{quickOrderText.fileHint}</span>
      <input
        ref={field}
        type="file"
        hidden
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={quickOrderText.file}
        onChange={(event) => void read(event)}
      />
    </div>
  );
}
