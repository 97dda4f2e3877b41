import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

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
    (path: string, milliseconds: number, justBefore?: () => void, state?: unknown) => {
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
