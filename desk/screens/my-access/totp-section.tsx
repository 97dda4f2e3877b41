import { useState } from 'react';
import { TotpSetup } from '#desk/access/totp-setup.tsx';
import { api } from '#desk/api/desk-api.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useReload } from '#desk/state/use-reload.ts';
import { useText } from '#desk/text/language.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { Failure } from '#desk/ui/failure.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { formatDate } from '#domain/indian-format.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

type Setup = Awaited<ReturnType<typeof api.startTotp>>;

/** @param since when the app was set up; undefined without one. */
export function TotpSection({ since }: { since: string | undefined }) {
  const { access } = useText();
  const reload = useReload();
  const [setup, setSetup] = useState<Setup>();
  const action = useCall();
  const start = () => action.run(async () => setSetup(await api.startTotp()), null);
  const confirm = async (code: string) => {
    await api.confirmTotp({ body: { code } });
    toast.success(access.isSetUp);
    setSetup(undefined);
    await reload();
  };
  return (
    <Panel title={access.totp}>
      <p>{since ? access.totpSince(formatDate(new Date(since))) : access.noTotp}</p>
      <Failure action={action} />
      {setup ? (
        <TotpSetup setup={setup} onCode={confirm} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button isBusy={action.isBusy} onClick={() => void start()}>
            {since ? access.replaceTotp : access.setUpTotp}
          </Button>
          {since && (
            <ActionButton
              onPress={async () => {
                await api.removeTotp();
                return access.isRemoved;
              }}
            >
              {access.removeTotp}
            </ActionButton>
          )}
        </div>
      )}
    </Panel>
  );
}
