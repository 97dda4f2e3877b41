import { api } from '#desk/api/desk-api.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Failure } from '#desk/ui/failure.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { Button } from '#web/ui/button.tsx';

type CodesSectionProps = { left: number; onCodes: (codes: string[]) => Promise<void> };

export function CodesSection({ left, onCodes }: CodesSectionProps) {
  const { access } = useText();
  const action = useCall();
  const renew = () => action.run(async () => onCodes((await api.renewRecoveryCodes()).recovery_codes), null);
  return (
    <Panel title={access.recoveryCodes}>
      <p>{access.recoveryLeft(left)}</p>
      <Failure action={action} />
      <Button isBusy={action.isBusy} onClick={() => void renew()} className="justify-self-start">
        {access.renewCodes}
      </Button>
    </Panel>
  );
}
