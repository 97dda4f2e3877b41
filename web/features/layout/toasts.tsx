import { type ComponentType, useEffect, useState } from 'react';
import { whenSomethingIsSaid } from '#web/ui/toast.ts';

const RETRY_MS = 5000;

type ToastsProps = {
  /** Whether messages may soon be needed. */
  areNear: boolean;
};

/** The place of short messages, which is loaded when they may be needed and not with the page. */
export function Toasts({ areNear }: ToastsProps) {
  const [Toaster, setToaster] = useState<ComponentType>();
  const [isSaid, setSaid] = useState(false);
  useEffect(() => void whenSomethingIsSaid.then(() => setSaid(true)), []);
  const isWanted = areNear || isSaid;
  useEffect(() => {
    if (!isWanted) return;
    const load = (): Promise<void> =>
      import('./toaster.tsx').then(
        (module) => setToaster(() => module.default),
        // Without a connection it does not come.
        () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS)).then(load),
      );
    void load();
  }, [isWanted]);
  return Toaster ? <Toaster /> : null;
}
