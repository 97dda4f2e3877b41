import { useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { useReload } from '#desk/state/use-reload.ts';
import { useText } from '#desk/text/language.ts';
import { toast } from '#web/ui/toast.ts';

/** Takes a step of the conversation: shows that it is being taken, and its outcome. */
export function useStep() {
  const { common } = useText();
  const reload = useReload();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  /** @returns whether it was taken. */
  async function take(step: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(true);
    setError('');
    try {
      await step();
      await reload();
      toast.success(done);
      return true;
    } catch (cause) {
      setError(cause instanceof ApiError ? cause.message : common.unreachable);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, error, setError, take };
}
