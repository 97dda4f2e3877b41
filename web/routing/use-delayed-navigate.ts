import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { createContinueAction } from './continue-action.ts';

type DelayedNavigateOptions = {
  onBeforeNavigate?: () => void;
  /** History state for the target page. */
  state?: unknown;
};

/**
 * Navigates after a delay that leaves time to read a message, and returns the message's button for going at once. The
 * navigation is cancelled when the visitor goes elsewhere meanwhile.
 */
export function useDelayedNavigate() {
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);
  const [isLeaving, setLeaving] = useState(false);
  const cancel = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  useEffect(() => cancel, [cancel]);
  const delayedNavigate = useCallback(
    (path: string, milliseconds: number, { onBeforeNavigate, state }: DelayedNavigateOptions = {}) => {
      const leave = () => {
        // The message outlasts the page.
        if (timer.current === undefined) return;
        cancel();
        onBeforeNavigate?.();
        // This page is finished: the back button must not lead to it again.
        navigate(path, { replace: true, state });
      };
      cancel();
      setLeaving(true);
      timer.current = window.setTimeout(leave, milliseconds);
      return createContinueAction(leave);
    },
    [navigate, cancel],
  );
  return { isLeaving, delayedNavigate };
}
