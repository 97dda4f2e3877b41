import { type ComponentType, useEffect, useState } from 'react';
import { whenToastsAreNear } from '#web/ui/toast.ts';

const RETRY_MS = 5000;

/** The place of short messages, which comes when they may be needed. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const load = (): Promise<void> =>
      import('./toaster.tsx').then(
        (module) => setToaster(() => module.default),
        // Without a connection it does not come.
        () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS)).then(load),
      );
    void whenToastsAreNear().then(load);
  }, []);
  return Toaster ? <Toaster /> : null;
}
