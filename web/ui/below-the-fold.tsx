import { type ReactNode, Suspense } from 'react';

type BelowTheFoldProps = {
  /** Classes that give `--likely-height`: the nearer the truth, the less the page moves when somebody comes back to it. */
  likelyHeight: string;
  children: ReactNode;
};

/**
 * A part of a long page that is not seen at first: laid out when it comes near, and brought to life by itself instead of
 * with all the others in one piece.
 */
export function BelowTheFold({ likelyHeight, children }: BelowTheFoldProps) {
  return (
    <Suspense fallback={<div className={`h-(--likely-height) ${likelyHeight}`} />}>
      <div className={`below-the-fold ${likelyHeight}`}>{children}</div>
    </Suspense>
  );
}
