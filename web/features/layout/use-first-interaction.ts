import { useEffect, useState } from 'react';

const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel'];

/** Whether the visitor has begun to do something on the page: until then, what is not seen may wait. */
export function useFirstInteraction(): boolean {
  const [hasInteracted, setThere] = useState(false);
  useEffect(() => {
    const abortController = new AbortController();
    const onInteraction = () => {
      abortController.abort();
      setThere(true);
    };
    for (const sign of INTERACTION_EVENTS)
      addEventListener(sign, onInteraction, { passive: true, signal: abortController.signal });
    return () => abortController.abort();
  }, []);
  return hasInteracted;
}
