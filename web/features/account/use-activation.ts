import { useEffect, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';

/** `retryable`: the shop could not be reached or rejected the call; the link itself is still valid. */
export type ActivationStatus = 'pending' | 'activated' | 'failed' | 'retryable';

/**
 * The pending or completed activation of this page. A token works once, but an effect may run twice, so calls with the
 * same token share one outcome, unless it was retryable.
 */
let started: { token: string; outcome: Promise<ActivationStatus> } | undefined;

async function activateOnce(token: string): Promise<ActivationStatus> {
  if (started?.token !== token) started = { token, outcome: activate(token) };
  const outcome = await started.outcome;
  if (outcome === 'retryable') started = undefined;
  return outcome;
}

async function activate(token: string): Promise<ActivationStatus> {
  try {
    await browserApi().activateAccount({ body: { activation_token: token } });
    return 'activated';
  } catch (cause) {
    toast.error(cause instanceof ApiError ? cause.message : text.errors.somethingWrong);
    return cause instanceof ApiError && cause.status === 422 ? 'failed' : 'retryable';
  }
}

/**
 * Activates an account once the page is shown. Only the browser does it: a mail scanner's GET must not use up the link.
 */
export function useActivation(token: string): { activation: ActivationStatus; tryAgain: () => void } {
  const [activation, setActivation] = useState<ActivationStatus>('pending');
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts it again.
  useEffect(() => {
    let isMounted = true;
    setActivation('pending');
    activateOnce(token).then((outcome) => {
      if (isMounted) setActivation(outcome);
    });
    return () => {
      isMounted = false;
    };
  }, [token, attempt]);
  return { activation, tryAgain: () => setAttempt(attempt + 1) };
}
