import { useReload } from '#desk/state/use-reload.ts';
import { type Done, DoneNotice } from './done-notice.tsx';

type UndoableNoticeProps = { done: Done | undefined; onChange: (done: Done | undefined) => void };

/** Says what was done. Undoing it loads the screen again. */
export function UndoableNotice({ done, onChange }: UndoableNoticeProps) {
  const reload = useReload();
  if (!done) return null;
  return (
    <DoneNotice
      key={`${done.change} ${done.message}`}
      done={done}
      onUndone={async (outcome) => {
        onChange(outcome);
        await reload();
      }}
      onDismiss={() => onChange(undefined)}
    />
  );
}
