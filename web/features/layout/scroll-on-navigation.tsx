import { useLayoutEffect } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router';

/** A link scrolls smoothly to the top of the next page; Back and Forward restore the scroll position at once. */
export function ScrollOnNavigation() {
  return (
    <>
      <ScrollBehaviour />
      <ScrollRestoration />
    </>
  );
}

/** Rendered before `ScrollRestoration`, because its effect must run first. */
function ScrollBehaviour() {
  const { key } = useLocation();
  const isReturning = useNavigationType() === NavigationType.Pop;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation sets the scroll behaviour again.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.scrollBehavior = isReturning ? 'auto' : '';
    // Reading the style applies it now; otherwise the restoration would scroll with the previous behaviour.
    void getComputedStyle(root).scrollBehavior;
  }, [key, isReturning]);
  return null;
}
