import { Suspense, use } from 'react';
import { useRevalidator } from 'react-router';
import { accountText } from '#web/text/account-en.ts';
import { loadingText } from '#web/text/loading-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { DeviceSession, SessionsPromise } from './device-session.ts';
import { EndSessionButton } from './end-session-button.tsx';

/** The buyer's sessions, this device first. The rest of the page does not wait for them. */
export function SessionsList({ sessions }: { sessions: SessionsPromise }) {
  return (
    <Suspense fallback={<SessionsSkeleton />}>
      <Sessions sessions={sessions} />
    </Suspense>
  );
}

function Sessions({ sessions: sessionsPromise }: { sessions: SessionsPromise }) {
  const sessions = use(sessionsPromise);
  if (!sessions) return <SessionsError />;
  const thisDevice = sessions.filter((session) => session.isThisDevice);
  const others = sessions.filter((session) => !session.isThisDevice);
  return (
    <div>
      <ul tabIndex={-1} className="-my-3 divide-y divide-rule outline-none">
        {[...thisDevice, ...others].map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <Device session={session} />
            {!session.isThisDevice && <EndSessionButton session={session} />}
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className="mt-5 text-sm text-ink-soft">{accountText.onlyHere}</p>}
    </div>
  );
}

function Device({ session }: { session: DeviceSession }) {
  return (
    <div className="min-w-0">
      <p className="font-medium wrap-anywhere">
        {session.isThisDevice ? accountText.thisDevice : session.device}
      </p>
      <p className="text-sm text-ink-soft tabular-nums">
        {session.isThisDevice && `${session.device}. `}
        <span className="whitespace-nowrap">{accountText.loggedInSince(session.since)}</span>
      </p>
    </div>
  );
}

function SessionsError() {
  const { state, revalidate } = useRevalidator();
  return (
    <div className="grid justify-items-start gap-3">
      <Notice kind="warning">{accountText.sessionsFailed}</Notice>
      <Button isBusy={state === 'loading'} onClick={revalidate}>
        {accountText.tryAgain}
      </Button>
    </div>
  );
}

function SessionsSkeleton() {
  return (
    <Loading label={loadingText.loading}>
      <Skeleton className="h-18" />
    </Loading>
  );
}
