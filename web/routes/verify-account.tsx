import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ACCOUNT_PATH, HOME_PATH, LOGIN_PATH } from '#domain/page-paths.ts';
import { CardPage } from '#web/features/account/card-page.tsx';
import { activateAccount, confirmEmail } from '#web/features/account/follow-link.ts';
import { createLoginState } from '#web/features/account/login-state.ts';
import { readRegistrationQuery } from '#web/features/account/registration-query.ts';
import { UnlockLinkForm } from '#web/features/account/unlock-link-form.tsx';
import { useMailedLink } from '#web/features/account/use-mailed-link.ts';
import { NoScriptNotice } from '#web/features/form/no-script-notice.tsx';
import { isPlainClick } from '#web/routing/page-links.ts';
import { NO_REFERRER_META } from '#web/seo/no-referrer.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { accountText } from '#web/text/account-en.ts';
import { text } from '#web/text/en.ts';
import { activationText, emailChangeText } from '#web/text/mailed-link-en.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Route } from './+types/verify-account.ts';

/** What the mailed link is for: an activation or, with `?for=email`, a new e-mail address. */
const ACTIVATION = {
  follow: activateAccount,
  texts: activationText,
  next: { label: accountText.loginNow, getPath: getLoginPath },
  retry: { label: text.account.login, getPath: getLoginPath },
};
const EMAIL_CHANGE = {
  follow: confirmEmail,
  texts: emailChangeText,
  next: { label: text.account.account, getPath: () => ACCOUNT_PATH },
  retry: { label: text.account.account, getPath: () => ACCOUNT_PATH },
};

/** With the way back to the page that the buyer registered from. */
function getLoginPath(): string {
  return `${LOGIN_PATH}${readRegistrationQuery()}`;
}

function findPurpose(search: URLSearchParams) {
  return search.get('for') === 'email' ? EMAIL_CHANGE : ACTIVATION;
}

export function meta({ matches, location }: Route.MetaArgs) {
  const { texts } = findPurpose(new URLSearchParams(location.search));
  return [...pageMeta(matches, { title: texts.title }), NO_REFERRER_META];
}

export default function VerifyAccountPage({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { follow, texts, next, retry } = findPurpose(new URLSearchParams(useLocation().search));
  const { link, tryAgain, unlock } = useMailedLink(follow, params.activetoken);
  const goOn = (event: MouseEvent, email: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(next.getPath(), { state: createLoginState(email) });
  };
  const titles = {
    pending: texts.title,
    locked: texts.title,
    done: texts.done,
    failed: text.errors.somethingWrong,
    retryable: text.errors.somethingWrong,
  };
  return (
    <CardPage title={titles[link.status]}>
      <div aria-live="polite" className="grid justify-items-start gap-5">
        {link.status === 'pending' && <Pending message={texts.pending} />}
        {link.status === 'locked' && <p>{texts.locked}</p>}
        {link.status === 'done' && (
          <>
            <p>{texts.doneNext(link.email)}</p>
            <ButtonLink variant="action" to={next.getPath()} onClick={(event) => goOn(event, link.email)}>
              {next.label}
            </ButtonLink>
          </>
        )}
        {link.status === 'failed' && (
          <>
            <p>{texts.failedHint}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink variant="action" to={retry.getPath()}>
                {retry.label}
              </ButtonLink>
              <ButtonLink to={HOME_PATH}>{text.errors.goBack}</ButtonLink>
            </div>
          </>
        )}
        {link.status === 'retryable' && (
          <>
            <p>{texts.unavailable}</p>
            <Button variant="action" onClick={tryAgain}>
              {accountText.tryAgain}
            </Button>
          </>
        )}
      </div>
      {link.status === 'locked' && (
        <div className="mt-5">
          <UnlockLinkForm action={texts.unlock} unlock={unlock} />
        </div>
      )}
    </CardPage>
  );
}

function Pending({ message }: { message: string }) {
  return (
    <>
      <p className="flex items-center gap-3">
        <Spinner />
        {message}
      </p>
      <NoScriptNotice />
    </>
  );
}
