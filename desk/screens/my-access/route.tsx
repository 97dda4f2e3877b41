import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { RecoveryCodes } from '#desk/access/recovery-codes.tsx';
import { api } from '#desk/api/desk-api.ts';
import { useReload } from '#desk/state/use-reload.ts';
import { useText } from '#desk/text/language.ts';
import { Screen } from '#desk/ui/screen.tsx';
import { CodesSection } from './codes-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { SessionSection } from './session-section.tsx';
import { TotpSection } from './totp-section.tsx';

export function loader() {
  return api.getMyAccess();
}

/** The operator's own ways to the desk. */
export function Component() {
  const { access } = useText();
  const mine = useLoaderData<typeof loader>();
  const reload = useReload();
  const [codes, setCodes] = useState<string[]>();
  if (codes) {
    return (
      <Screen title={access.myAccess}>
        <RecoveryCodes codes={codes} doneLabel={access.done} onDone={() => setCodes(undefined)} />
      </Screen>
    );
  }
  const showCodes = async (next: string[]) => {
    setCodes(next);
    await reload();
  };
  return (
    <Screen title={access.myAccess}>
      <div className="grid max-w-4xl gap-6">
        <PasskeySection passkeys={mine.passkeys} />
        <TotpSection since={mine.totp_since} />
        <CodesSection left={mine.recovery_codes_left} onCodes={showCodes} />
        <SessionSection sessions={mine.sessions} />
      </div>
    </Screen>
  );
}
