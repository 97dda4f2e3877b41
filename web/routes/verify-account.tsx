import { NarrowCard } from '#web/features/account/narrow-card.tsx';
import { NO_REFERRER } from '#web/features/account/no-referrer.ts';
import { type Activation, useActivation } from '#web/features/account/use-activation.ts';
import { NeedsScript } from '#web/features/form/needs-script.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { text } from '#web/text/en.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Route } from './+types/verify-account.ts';

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, { title: text.account.activationTitle }), NO_REFERRER];
}

const TITLES: Record<Activation, string> = {
  pending: text.account.activationTitle,
  activated: text.account.activated,
  failed: text.failed.somethingWrong,
  hindered: text.failed.somethingWrong,
};

export default function VerifyAccountPage({ params }: Route.ComponentProps) {
  const { activation, tryAgain } = useActivation(params.activetoken);
  return (
    <NarrowCard title={TITLES[activation]}>
      <div aria-live="polite" className="grid justify-items-start gap-5">
        {activation === 'pending' && <Pending />}
        {activation === 'activated' && <Activated />}
        {activation === 'failed' && <Failed />}
        {activation === 'hindered' && <Hindered onTryAgain={tryAgain} />}
      </div>
    </NarrowCard>
  );
}

function Pending() {
  return (
    <>
      <p className="flex items-center gap-3">
        <Spinner />
        {text.account.activating}
      </p>
      <NeedsScript />
    </>
  );
}

function Activated() {
  return (
    <>
      <p>{text.account.activatedNext}</p>
      <ButtonLink variant="action" to="/login">
        {text.account.loginNow}
      </ButtonLink>
    </>
  );
}

function Failed() {
  return (
    <>
      <p>{text.account.activationFailedNext}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="action" to="/login">
          {text.account.login}
        </ButtonLink>
        <ButtonLink to="/">{text.failed.goBack}</ButtonLink>
      </div>
    </>
  );
}

function Hindered({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <>
      <p>{text.account.activationFailedForNow}</p>
      <Button variant="action" onClick={onTryAgain}>
        {text.account.tryAgain}
      </Button>
    </>
  );
}
