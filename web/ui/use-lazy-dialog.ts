import { useState } from 'react';

/**
 * A dialog whose code is loaded when it is opened for the first time.
 * @param onFailure called when the code cannot be loaded.
 */
export function useLazyDialog<Dialog>(load: () => Promise<Dialog>, onFailure: () => void) {
  const [loaded, setLoaded] = useState<{ Dialog: Dialog }>();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      setLoaded({ Dialog: await load() });
      setOpen(true);
    } catch {
      onFailure();
    }
  };
  return { Dialog: loaded?.Dialog, isOpen, open, close: () => setOpen(false) };
}
