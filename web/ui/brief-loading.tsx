import { type ReactNode, useEffect, useState } from 'react';
import { Loading } from './loading.tsx';

const LATE_AFTER_MS = 3000;

type BriefLoadingProps = { label: string; lateText: string; children: ReactNode };

/** Skeletons for three seconds at most; a wait that lasts longer is told in words. */
export function BriefLoading({ label, lateText, children }: BriefLoadingProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  if (isLate) {
    return (
      <p role="status" className="text-ink-soft">
        {lateText}
      </p>
    );
  }
  return <Loading label={label}>{children}</Loading>;
}
