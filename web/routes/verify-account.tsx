import { HOME_PATH, LOGIN_PATH } from '#domain/page-paths.ts';
import { CardPage } from '#web/features/account/card-page.tsx';
import { type ActivationStatus, useActivation } from '#web/features/account/use-activation.ts';
import { NoScriptNotice } from '#web/features/form/no-script-notice.tsx';
import { NO_REFERRER_META } from '#web/seo/no-referrer.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { text } from '#web/text/en.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Route } from './+types/verify-account.ts';

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, { title: text.account.activationTitle }), NO_REFERRER_META];
}

const TITLES: Record<ActivationStatus, string> = {
  pending: text.account.activationTitle,
  activated: text.account.activated,
  failed: text.errors.somethingWrong,
  retryable: text.errors.somethingWrong,
};

export default function VerifyAccountPage({ params }: Route.ComponentProps) {
  const { activation, tryAgain } = useActivation(params.activetoken);
  return (
    <CardPage title={TITLES[activation]}>
      <div aria-live="polite" className="grid justify-items-start gap-5">
        {activation === 'pending' && <Pending />}
        {activation === 'activated' && <Activated />}
        {activation === 'failed' && <Failed />}
        {activation === 'retryable' && <ActivationUnavailable onTryAgain={tryAgain} />}
      </div>
    </CardPage>
  );
}

function Pending() {
  return (
    <>
      <p className="flex items-center gap-3">
        <Spinner />
        {text.account.activating}
      </p>
      <NoScriptNotice />
    </>
  );
}

function Activated() {
  return (
    <>
      <p>{text.account.activatedNext}</p>
      <ButtonLink variant="action" to={LOGIN_PATH}>
        {text.account.loginNow}
      </ButtonLink>
    </>
  );
}

function Failed() {
  return (
    <>
      <p>{text.account.activationFailedHint}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="action" to={LOGIN_PATH}>
          {text.account.login}
        </ButtonLink>
        <ButtonLink to={HOME_PATH}>{text.errors.goBack}</ButtonLink>
      </div>
    </>
  );
}

function ActivationUnavailable({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <>
      <p>{text.account.activationUnavailable}</p>
      <Button variant="action" onClick={onTryAgain}>
        {text.account.tryAgain}
      </Button>
    </>
  );
}
