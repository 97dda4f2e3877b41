import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

type Leaving = {
  justBefore?: () => void;
  /** For the page that is gone to. */
  state?: unknown;
};

/**
 * Leaves for another page after a wait that gives a person the time to read a message. Whoever goes elsewhere
 * meanwhile is not dragged along.
 */
export function useLeaveLater() {
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const leaveLater = useCallback(
    (path: string, milliseconds: number, { justBefore, state }: Leaving = {}) => {
      window.clearTimeout(timer.current);
      setLeaving(true);
      timer.current = window.setTimeout(() => {
        justBefore?.();
        // What is left is done with: going back does not lead into it again.
        navigate(path, { replace: true, state });
      }, milliseconds);
    },
    [navigate],
  );
  return { isLeaving, leaveLater };
}
