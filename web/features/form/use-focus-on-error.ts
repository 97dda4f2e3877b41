import { type RefObject, useEffect } from 'react';

/** Leads to the first field at fault, in the order one sees them, each time a form was refused once more. */
export function useFocusOnError(form: RefObject<HTMLElement | null>, rejectionCount: number): void {
  useEffect(() => {
    if (rejectionCount === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:enabled')?.focus();
  }, [form, rejectionCount]);
}
