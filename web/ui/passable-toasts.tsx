import type { ReactNode } from 'react';

/**
 * Around the toaster: Tab leads past its toasts. Sonner remembers where the focus came from and sends it back there
 * when it leaves, so that somebody at the keyboard goes in circles until the toast has gone.
 */
export function PassableToasts({ children }: { children: ReactNode }) {
  return (
    <div className="contents" onFocusCapture={(event) => event.stopPropagation()}>
      {children}
    </div>
  );
}
