import { type ReactNode, Suspense, useEffect, useState } from 'react';

type BelowTheFoldProps = {
  /** Classes that give `--likely-height`: the nearer the truth, the less the page moves when somebody comes back to it. */
  estimatedHeight: string;
  children: ReactNode;
};

/**
 * A part of a long page that is not seen at first: brought to life by itself instead of with all the others in one piece,
 * and laid out when it comes near, or on a desktop when there is nothing else to do.
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
    // Not by touch: on a phone nobody is to pay for the fonts and pictures of what is not looked at. Safari knows no idling.
    if (matchMedia('(hover: hover)').matches)
      (window.requestIdleCallback ?? setTimeout)(() => setLaidOut(true));
  }, []);
  return (
    <div className={`below-the-fold ${isLaidOut ? '' : `laid-out-when-near ${estimatedHeight}`}`}>
      {children}
    </div>
  );
}
