import { useEffect, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';

/** `hindered`: the shop could not be reached or took no more; the link itself is still good. */
export type ActivationStatus = 'pending' | 'activated' | 'failed' | 'hindered';

/**
 * The activation under way or made on this page. A token counts once, and an effect may run twice: whoever asks for
 * the same token gets the same answer, unless it was never heard.
 */
let started: { token: string; outcome: Promise<ActivationStatus> } | undefined;

async function activateOnce(token: string): Promise<ActivationStatus> {
  if (started?.token !== token) started = { token, outcome: activate(token) };
  const outcome = await started.outcome;
  if (outcome === 'hindered') started = undefined;
  return outcome;
}

async function activate(token: string): Promise<ActivationStatus> {
  try {
    await browserApi().activateAccount({ body: { activation_token: token } });
    return 'activated';
  } catch (cause) {
    toast.error(cause instanceof ApiError ? cause.message : text.errors.somethingWrong);
    return cause instanceof ApiError && cause.status === 422 ? 'failed' : 'hindered';
  }
}

/** Activates an account when the page is there, in the browser only: a mail scanner's GET uses nothing up. */
export function useActivation(token: string): { activation: ActivationStatus; tryAgain: () => void } {
  const [activation, setActivation] = useState<ActivationStatus>('pending');
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try starts it anew.
  useEffect(() => {
    let isShown = true;
    setActivation('pending');
    activateOnce(token).then((outcome) => {
      if (isShown) setActivation(outcome);
    });
    return () => {
      isShown = false;
    };
  }, [token, tries]);
  return { activation, tryAgain: () => setTries(tries + 1) };
}
