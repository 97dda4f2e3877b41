import { type ComponentType, useEffect, useState } from 'react';
import { firstToastRequested } from '#web/ui/toast.ts';

const RETRY_MS = 5000;

type LazyToasterProps = {
  /** Whether messages may soon be needed. */
  shouldPreload: boolean;
};

/** The place of short messages, which is loaded when they may be needed and not with the page. */
export function LazyToaster({ shouldPreload }: LazyToasterProps) {
  const [Toaster, setToaster] = useState<ComponentType>();
  const [isRequested, setSaid] = useState(false);
  useEffect(() => void firstToastRequested.then(() => setSaid(true)), []);
  const shouldLoad = shouldPreload || isRequested;
  useEffect(() => {
    if (!shouldLoad) return;
    const load = (): Promise<void> =>
      import('./toaster.tsx').then(
        (module) => setToaster(() => module.default),
        // Without a connection it does not come.
        () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS)).then(load),
      );
    void load();
  }, [shouldLoad]);
  return Toaster ? <Toaster /> : null;
}
