import { useLayoutEffect } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router';

/** A followed link leads smoothly to the top of the next page; Back and Forward return at once to where one was. */
export function ScrollManager() {
  return (
    <>
      <ScrollBehaviour />
      <ScrollRestoration />
    </>
  );
}

/** Stands before the restoration: its effect must run first. */
function ScrollBehaviour() {
  const { key } = useLocation();
  const isReturning = useNavigationType() === NavigationType.Pop;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every location sets its pace anew.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.scrollBehavior = isReturning ? 'auto' : '';
    // Read, it is in force at once; the restoration would still scroll at the pace before.
    void getComputedStyle(root).scrollBehavior;
  }, [key, isReturning]);
  return null;
}
