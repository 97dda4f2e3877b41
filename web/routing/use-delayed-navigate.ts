import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

type DelayedNavigateOptions = {
  onBeforeNavigate?: () => void;
  /** History state for the target page. */
  state?: unknown;
};

/**
 * Navigates after a delay that leaves time to read a message. The navigation is cancelled when the visitor goes
 * elsewhere meanwhile.
 */
export function useDelayedNavigate() {
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const delayedNavigate = useCallback(
    (path: string, milliseconds: number, { onBeforeNavigate, state }: DelayedNavigateOptions = {}) => {
      window.clearTimeout(timer.current);
      setLeaving(true);
      timer.current = window.setTimeout(() => {
        onBeforeNavigate?.();
        // This page is finished: the back button must not lead to it again.
        navigate(path, { replace: true, state });
      }, milliseconds);
    },
    [navigate],
  );
  return { isLeaving, delayedNavigate };
}
