import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CodeForm } from '#desk/access/code-form.tsx';
import { Entrance } from '#desk/access/entrance.tsx';
import { hasPasskeys, signWithPasskey } from '#desk/access/passkey.ts';
import { api, isLoggedOut } from '#desk/api/desk-api.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { Refusal, useCall } from '#desk/state/use-call.ts';
import { getText, useText } from '#desk/text/language.ts';
import { Failure } from '#desk/ui/failure.tsx';
import { Button } from '#web/ui/button.tsx';

export function Component() {
  const { access } = useText();
  const finish = useFinishedLogin();
  const action = useCall();
  const kept = useKeptInput('login', { name: '' });
  const hasKeys = hasPasskeys();
  const logIn = () =>
    action.run(async () => {
      const { options } = await api.startDeskLogin();
      await api.logInWithPasskey({ body: { credential: await signWithPasskey(options) } });
      await finish();
    }, null);
  const logInWithCode = async (code: string) => {
    await api.logInWithCode({ body: { name: kept.input.name, code } });
    await finish();
  };
  return (
    <Entrance title={access.logInTitle}>
      <div className="desk-panel grid gap-5 p-6">
        <Failure action={action} />
        {hasKeys ? (
          <>
            <Button variant="action" isBusy={action.isBusy} onClick={() => void logIn()}>
              <span className="icon icon-fingerprint" />
              {access.withPasskey}
            </Button>
            <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-rule after:h-px after:grow after:bg-rule">
              {access.or}
            </p>
          </>
        ) : (
          <p>{access.passkeyUnknown}</p>
        )}
        <CodeForm
          name={{ value: kept.input.name, onChange: (name) => kept.change({ name }) }}
          label={access.withCode}
          isMain={!hasKeys}
          onCode={logInWithCode}
        />
      </div>
      <p className="mt-4 text-sm text-ink-soft">{access.noWay}</p>
    </Entrance>
  );
}

/** Leads to the screen that somebody wanted to see. */
function useFinishedLogin() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const to = parameters.get('to') ?? '/';
  // Anyone who is logged in already, perhaps in another tab, goes on at once.
  useEffect(() => {
    api.getDeskSession().then(
      () => navigate(toOwnPath(to), { replace: true }),
      () => undefined,
    );
  }, [navigate, to]);
  return async () => {
    await api.getDeskSession().catch((cause) => {
      throw isLoggedOut(cause) ? new Refusal(getText().access.noCookie) : cause;
    });
    await navigate(toOwnPath(to), { replace: true });
  };
}

/** Only a path of the desk itself. */
function toOwnPath(to: string): string {
  return /^\/(?!\/)/.test(to) ? to : '/';
}
