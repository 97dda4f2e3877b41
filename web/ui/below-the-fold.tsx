import { type ReactNode, Suspense, useEffect, useState } from 'react';

type BelowTheFoldProps = {
  /**
   * Classes that set `--likely-height`: the closer to the real height, the less the page shifts when a visitor comes
   * back to it.
   */
  estimatedHeight: string;
  children: ReactNode;
};

/**
 * A part of a long page that is not visible at first: hydrated separately from the other parts instead of in one long
 * task, and laid out when it comes near the screen, or on a desktop when the browser is idle.
 */
export function BelowTheFold({ estimatedHeight, children }: BelowTheFoldProps) {
  return (
    <Suspense fallback={<div className={`h-(--likely-height) ${estimatedHeight}`} />}>
      <DeferredContent estimatedHeight={estimatedHeight}>{children}</DeferredContent>
    </Suspense>
  );
}

function DeferredContent({ estimatedHeight, children }: BelowTheFoldProps) {
  const [isLaidOut, setLaidOut] = useState(false);
  useEffect(() => {
    // Not on touch screens: nobody should pay on a phone for fonts and pictures of parts that are never looked at.
    // Safari has no requestIdleCallback.
    if (matchMedia('(hover: hover)').matches)
      (window.requestIdleCallback ?? setTimeout)(() => setLaidOut(true));
  }, []);
  return (
    <div className={`below-the-fold ${isLaidOut ? '' : `laid-out-when-near ${estimatedHeight}`}`}>
      {children}
    </div>
  );
}
