import { useEffect, useState } from 'react';
import { firstToastRequested } from '#web/ui/toast.ts';
import { useLazyComponent } from '#web/ui/use-lazy-component.ts';

const loadToaster = () => import('./toaster.tsx');

type LazyToasterProps = {
  /** Whether a message is likely soon. */
  shouldPreload: boolean;
};

/** Loads the toaster when a message is likely or requested, and not with the page. */
export function LazyToaster({ shouldPreload }: LazyToasterProps) {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => void firstToastRequested.then(() => setRequested(true)), []);
  const Toaster = useLazyComponent(shouldPreload || isRequested, loadToaster);
  return Toaster ? <Toaster /> : null;
}
