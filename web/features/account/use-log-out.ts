import { useNavigate } from 'react-router';
import { HOME_PATH } from '#domain/page-paths.ts';
import { endSession } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';

export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    // The call has to be made before the session ends here, because it sends the token. Nobody waits for the response:
    // without a connection the buyer is still logged out on this device.
    browserApi()
      .logOut()
      .catch(() => undefined);
    endSession();
    navigate(HOME_PATH);
  };
}
