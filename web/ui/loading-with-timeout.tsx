import { type ReactNode, useEffect, useState } from 'react';
import { Loading } from './loading.tsx';

const MAX_SKELETON_MS = 3000;

type LoadingWithTimeoutProps = { label: string; slowText: string; children: ReactNode };

/** Shows skeletons for at most three seconds, then `slowText`. */
export function LoadingWithTimeout({ label, slowText, children }: LoadingWithTimeoutProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(true), MAX_SKELETON_MS);
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
