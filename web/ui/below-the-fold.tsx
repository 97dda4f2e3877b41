import { type ReactNode, Suspense } from 'react';

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
 * task, and laid out when it comes near the screen.
 */
export function BelowTheFold({ estimatedHeight, children }: BelowTheFoldProps) {
  return (
    <Suspense fallback={<div className={`h-(--likely-height) ${estimatedHeight}`} />}>
      <div className={`below-the-fold ${estimatedHeight}`}>{children}</div>
    </Suspense>
  );
}
