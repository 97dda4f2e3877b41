import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';
import { useLazyDialog } from '#web/ui/use-lazy-dialog.ts';

/** The form for a rental, which is loaded on the first press. */
export function useRentDialog() {
  return useLazyDialog(
    async () => (await import('./rent-dialog.tsx')).RentDialog,
    () => toast.error(text.form.somethingWrong),
  );
}
