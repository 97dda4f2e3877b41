import { type RefObject, useEffect, useRef } from 'react';

/** Opens and closes a modal dialog; the browser keeps the focus inside it and returns it afterwards. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  return element;
}
