import { useRevalidator } from 'react-router';
import { type Done, DoneNotice } from '#desk/screens/products/done-notice.tsx';

type UndoableNoticeProps = { done: Done | undefined; onChange: (done: Done | undefined) => void };

/** Says what was done. Undoing it loads the screen again. */
export function UndoableNotice({ done, onChange }: UndoableNoticeProps) {
  const { revalidate } = useRevalidator();
  if (!done) return null;
  return (
    <DoneNotice
      key={`${done.change} ${done.message}`}
      done={done}
      onUndone={async (outcome) => {
        onChange(outcome);
        await revalidate();
      }}
      onDismiss={() => onChange(undefined)}
    />
  );
}
