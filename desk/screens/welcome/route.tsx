import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { Entrance } from '#desk/access/entrance.tsx';
import { createPasskey, hasPasskeys } from '#desk/access/passkey.ts';
import { PasskeyForm } from '#desk/access/passkey-form.tsx';
import { RecoveryCodes } from '#desk/access/recovery-codes.tsx';
import { TotpSetup } from '#desk/access/totp-setup.tsx';
import { api } from '#desk/api/desk-api.ts';
import { LOGIN_PATH } from '#desk/paths.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Failure } from '#desk/ui/failure.tsx';
import { Button } from '#web/ui/button.tsx';

/** The token is in the fragment, which no server sees. */
const readToken = () => window.location.hash.slice(1);

export async function loader() {
  const token = readToken();
  try {
    return { token, member: await api.readStaffLink({ body: { token } }) };
  } catch (cause) {
    if (cause instanceof ApiError && [404, 422].includes(cause.status)) return { problem: cause.message };
    throw cause;
  }
}

type Member = Awaited<ReturnType<typeof api.readStaffLink>>;

export function Component() {
  const { access } = useText();
  const loaded = useLoaderData<typeof loader>();
  if (loaded.member) return <SetUp token={loaded.token} member={loaded.member} />;
  return (
    <Entrance title={access.linkEnded}>
      <p>{loaded.problem}</p>
      <p>
        <Link to={LOGIN_PATH} className="underline underline-offset-4">
          {access.toLogin}
        </Link>
      </p>
    </Entrance>
  );
}

function SetUp({ token, member }: { token: string; member: Member }) {
  const { access } = useText();
  const navigate = useNavigate();
  const [codes, setCodes] = useState<string[]>();
  return (
    <Entrance title={access.welcomeTitle(member.name)}>
      {codes ? (
        <RecoveryCodes
          codes={codes}
          doneLabel={access.toDesk}
          onDone={() => void navigate('/', { replace: true })}
        />
      ) : (
        <div className="grid gap-6">
          <p>{access.welcome(member.brand_name, access.roles[member.role])}</p>
          {hasPasskeys() && <PasskeyChoice token={token} onCodes={setCodes} />}
          <TotpChoice token={token} onCodes={setCodes} />
        </div>
      )}
    </Entrance>
  );
}

type ChoiceProps = { token: string; onCodes: (codes: string[]) => void };

function PasskeyChoice({ token, onCodes }: ChoiceProps) {
  const { access } = useText();
  const setUp = async (name: string) => {
    const { options } = await api.startPasskeyByLink({ body: { token } });
    const credential = await createPasskey(options);
    onCodes((await api.setUpPasskeyByLink({ body: { token, credential, name } })).recovery_codes);
  };
  return (
    <section className="desk-panel grid gap-3">
      <h2 className="font-semibold">{access.passkey}</h2>
      <p>{access.passkeyWords}</p>
      <PasskeyForm isMain onName={setUp} />
    </section>
  );
}

function TotpChoice({ token, onCodes }: ChoiceProps) {
  const { access } = useText();
  const [setup, setSetup] = useState<Awaited<ReturnType<typeof api.startTotpByLink>>>();
  const action = useCall();
  const start = () => action.run(async () => setSetup(await api.startTotpByLink({ body: { token } })), null);
  const confirm = async (code: string) => {
    onCodes((await api.setUpTotpByLink({ body: { token, code } })).recovery_codes);
  };
  return (
    <section className="desk-panel grid gap-3">
      <h2 className="font-semibold">{access.totp}</h2>
      <p>{access.totpWords}</p>
      <Failure action={action} />
      {setup ? (
        <TotpSetup setup={setup} onCode={confirm} />
      ) : (
        <Button isBusy={action.isBusy} onClick={() => void start()} className="justify-self-start">
          {access.setUpTotp}
        </Button>
      )}
    </section>
  );
}
