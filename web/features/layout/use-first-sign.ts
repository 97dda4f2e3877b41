import { useEffect, useState } from 'react';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel'];

/** Whether the visitor has begun to do something on the page: until then, what is not seen may wait. */
export function useFirstSign(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const heard = new AbortController();
    const notice = () => {
      heard.abort();
      setThere(true);
    };
    for (const sign of SIGNS) addEventListener(sign, notice, { passive: true, signal: heard.signal });
    return () => heard.abort();
  }, []);
  return isThere;
}
