import { useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What was done, and the number by which it can be undone. */
export type Done = { message: string; change?: number | null };

type DoneNoticeProps = {
  done: Done;
  /** The call that undoes it; by default that of the catalogue. */
  undo?: (change: number) => Promise<unknown>;
  onUndone: (outcome: Done) => Promise<void>;
  onDismiss: () => void;
};

/** Says what was done, and undoes all of it as one act. */
export function DoneNotice({
  done: { message, change },
  undo = (number) => api.undoCatalogueChange({ body: { change: number } }),
  onUndone,
  onDismiss,
}: DoneNoticeProps) {
  const { products: words, common } = useText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function takeBack(number: number): Promise<void> {
    setBusy(true);
    try {
      await undo(number);
      await onUndone({ message: words.undone });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setProblem(cause.status === 0 ? common.unreachable : cause.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="my-3">
      <Notice kind={problem ? 'danger' : 'success'} onDismiss={onDismiss} dismissLabel={words.dismiss}>
        <span className="flex flex-wrap items-center gap-3">
          {problem ?? message}
          {change && !problem && (
            <Button isBusy={isBusy} onClick={() => void takeBack(change)}>
              {words.undo}
            </Button>
          )}
        </span>
      </Notice>
    </div>
  );
}
