import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { productPath } from '#domain/page-paths.ts';

const FIRST_SIGNS = ['pointerdown', 'keydown', 'scroll', 'wheel'];

/** Fetches the code of the page that visitors mostly open next, when one begins to look round. */
export function NextPage() {
  const [isLookingRound, setLookingRound] = useState(false);
  useEffect(() => {
    const heard = new AbortController();
    const notice = () => {
      heard.abort();
      setLookingRound(true);
    };
    for (const sign of FIRST_SIGNS) addEventListener(sign, notice, { passive: true, signal: heard.signal });
    return () => heard.abort();
  }, []);
  return isLookingRound && <PrefetchPageLinks page={productPath('any', 'any', 'DEMO')} />;
}
