import { text } from '#web/text/en.ts';
import { useLazyDialog } from '#web/ui/use-lazy-dialog.ts';
import { useLogOut } from './use-log-out.ts';

/** Logs out after a question; at once when the question cannot be loaded. */
export function LogoutButton({ className }: { className: string }) {
  const logOut = useLogOut();
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import('./logout-dialog.tsx')).LogoutDialog,
    logOut,
  );
  return (
    <>
      <button type="button" className={className} onClick={() => void open()}>
        {text.account.logout}
      </button>
      {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
    </>
  );
}
