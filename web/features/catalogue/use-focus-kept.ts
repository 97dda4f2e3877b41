import { type RefObject, useEffect, useRef } from 'react';

/** When what had the focus is gone with a change (a filter's chip, a button), the focus goes to the element instead. */
export function useFocusKept(element: RefObject<HTMLElement | null>, change: unknown): void {
  const seen = useRef(change);
  useEffect(() => {
    if (seen.current === change) return;
    seen.current = change;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [element, change]);
}
