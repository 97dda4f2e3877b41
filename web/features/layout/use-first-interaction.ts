import { useEffect, useState } from 'react';

const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel'];

/** Whether the visitor has interacted with the page. Until then, whatever is not visible can wait. */
export function useFirstInteraction(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    const abortController = new AbortController();
    const onInteraction = () => {
      abortController.abort();
      setHasInteracted(true);
    };
    for (const name of INTERACTION_EVENTS)
      addEventListener(name, onInteraction, { passive: true, signal: abortController.signal });
    return () => abortController.abort();
  }, []);
  return hasInteracted;
}
