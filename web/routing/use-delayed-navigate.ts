import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

type DelayedNavigateOptions = {
  onBeforeNavigate?: () => void;
  /** For the page that is gone to. */
  state?: unknown;
};

/**
 * Leaves for another page after a wait that gives a person the time to read a message. Whoever goes elsewhere
 * meanwhile is not dragged along.
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
        // What is left is done with: going back does not lead into it again.
        navigate(path, { replace: true, state });
      }, milliseconds);
    },
    [navigate],
  );
  return { isLeaving, delayedNavigate };
}
