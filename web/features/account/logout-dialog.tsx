import { useNavigate } from 'react-router';
import { HOME_PATH } from '#domain/page-paths.ts';
import { endSession } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export function LogoutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const navigate = useNavigate();

  function logOut() {
    // The call has to be made before the session ends here, because it sends the token. Nobody waits for the response:
    // without a connection the buyer is still logged out on this device.
    browserApi()
      .logOut()
      .catch(() => undefined);
    onClose();
    endSession();
    navigate(HOME_PATH);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.account.logoutQuestion}
      actions={
        <>
          <Button onClick={onClose}>{text.account.stayLoggedIn}</Button>
          <Button variant="action" onClick={logOut}>
            {text.account.logout}
          </Button>
        </>
      }
    />
  );
}
