import { type ComponentType, useEffect, useState } from 'react';
import { firstToastRequested } from '#web/ui/toast.ts';

const RETRY_MS = 5000;

type LazyToasterProps = {
  /** Whether a message is likely soon. */
  shouldPreload: boolean;
};

/** Loads the toaster when a message is likely or requested, and not with the page. */
export function LazyToaster({ shouldPreload }: LazyToasterProps) {
  const [Toaster, setToaster] = useState<ComponentType>();
  const [isRequested, setRequested] = useState(false);
  useEffect(() => void firstToastRequested.then(() => setRequested(true)), []);
  const shouldLoad = shouldPreload || isRequested;
  useEffect(() => {
    if (!shouldLoad) return;
    const load = (): Promise<void> =>
      import('./toaster.tsx').then(
        (module) => setToaster(() => module.default),
        // Retries: without a connection the import fails.
        () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS)).then(load),
      );
    void load();
  }, [shouldLoad]);
  return Toaster ? <Toaster /> : null;
}
