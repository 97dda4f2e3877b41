import { type RefObject, useEffect } from 'react';

/** Focuses the first invalid field, in document order, each time `rejectionCount` grows. */
export function useFocusOnError(form: RefObject<HTMLElement | null>, rejectionCount: number): void {
  useEffect(() => {
    if (rejectionCount === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:enabled')?.focus();
  }, [form, rejectionCount]);
}
