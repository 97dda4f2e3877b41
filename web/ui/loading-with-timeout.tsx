import { type ReactNode, useEffect, useState } from 'react';
import { Loading } from './loading.tsx';

const MAX_SKELETON_MS = 3000;

type LoadingWithTimeoutProps = { label: string; slowText: string; children: ReactNode };

/** Skeletons for three seconds at most; a wait that lasts longer is told in words. */
export function LoadingWithTimeout({ label, slowText, children }: LoadingWithTimeoutProps) {
  const [isSlow, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), MAX_SKELETON_MS);
    return () => window.clearTimeout(timer);
  }, []);
  if (isSlow) {
    return (
      <p role="status" className="text-ink-soft">
        {slowText}
      </p>
    );
  }
  return <Loading label={label}>{children}</Loading>;
}
