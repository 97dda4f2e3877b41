import { useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { useText } from '#desk/text/language.ts';
import { Screen } from '#desk/ui/screen.tsx';
import { Button } from '#web/ui/button.tsx';

/** In place of a screen whose data could not be loaded. */
export function FailedScreen() {
  const { common } = useText();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isAbsent = error instanceof ApiError && error.status === 404;
  return (
    <Screen title={isAbsent ? common.notFoundTitle : common.failedTitle}>
      <p className="mb-4">{error instanceof ApiError ? error.message : common.unreachable}</p>
      <Button variant="quiet" isBusy={state === 'loading'} onClick={() => void revalidate()}>
        {common.tryAgain}
      </Button>
    </Screen>
  );
}
