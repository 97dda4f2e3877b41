import { text } from '#web/text/en.ts';
import { logoutText } from '#web/text/logout-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useLogOut } from './use-log-out.ts';

export function LogoutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const logOut = useLogOut();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={logoutText.question}
      actions={
        <>
          <Button onClick={onClose}>{logoutText.stay}</Button>
          <Button
            variant="action"
            onClick={() => {
              onClose();
              logOut();
            }}
          >
            {text.account.logout}
          </Button>
        </>
      }
    />
  );
}
