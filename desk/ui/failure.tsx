import type { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Notice } from '#web/ui/notice.tsx';

/** The error message of a rejected action. */
export function Failure({ action }: { action: Pick<ReturnType<typeof useCall>, 'message' | 'forget'> }) {
  const { common } = useText();
  if (!action.message) return null;
  return (
    <Notice kind="warning" onDismiss={action.forget} dismissLabel={common.close}>
      {action.message}
    </Notice>
  );
}
