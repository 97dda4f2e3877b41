import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { isLoggedOut } from '#desk/api/desk-api.ts';
import { loginPath } from '#desk/api/session.ts';
import { useText } from '#desk/text/language.ts';
import { toast } from '#web/ui/toast.ts';
import { useReload } from './use-reload.ts';

/** Why something was not done although no call was refused, in words for the operator. */
export class Refusal extends Error {}

type State = { isBusy: boolean; message?: string; errors: Readonly<Record<string, string>> };

const IDLE: State = { isBusy: false, errors: {} };

/** The refusals that tell of something that the screen does not show yet. */
const OUTDATED = [404, 409];

/** What somebody does with a button or form: whether it is under way, and why the shop has refused it. */
export function useCall() {
  const { common } = useText();
  const reload = useReload();
  const navigate = useNavigate();
  const [state, setState] = useState(IDLE);
  const isRunning = useRef(false);

  /**
   * Makes the call, loads the screen again and says that it is done.
   * @param call is made once at a time. A refusal is kept in `message` and `errors`, by the names of fields.
   * @param done what is said; '' where the screen says it by itself, null where it need not be loaded again either.
   * @returns whether it succeeded.
   */
  async function run(
    call: () => Promise<unknown>,
    done: string | (() => string) | null = common.saved,
  ): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setState({ ...IDLE, isBusy: true });
    try {
      await call();
      if (done !== null) await reload();
      setState(IDLE);
      const said = typeof done === 'function' ? done() : done;
      if (said) toast.success(said);
      return true;
    } catch (cause) {
      setState(IDLE);
      if (cause instanceof Refusal) return refuse(cause.message);
      if (!(cause instanceof ApiError)) throw cause;
      if (isLoggedOut(cause)) await navigate(loginPath(window.location.href));
      else if (done !== null && OUTDATED.includes(cause.status)) await reload();
      return refuse(cause.status === 0 ? common.unreachable : cause.message, cause.fields);
    } finally {
      isRunning.current = false;
    }
  }

  function refuse(message: string, errors: State['errors'] = {}): false {
    setState({ isBusy: false, message, errors });
    return false;
  }

  return { ...state, run, forget: () => setState(IDLE) };
}
