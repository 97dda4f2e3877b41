import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { CallFailed } from '#contract/client.ts';
import { browserApi } from '#web/browser-api.ts';
import { text } from '#web/text/en.ts';

export type Activation = 'pending' | 'activated' | 'failed';

/**
 * The activation under way or made on this page. A token counts once, and an effect may run twice: whoever asks for
 * the same token gets the same answer.
 */
let started: { token: string; outcome: Promise<Activation> } | undefined;

function activateOnce(token: string): Promise<Activation> {
  if (started?.token !== token) started = { token, outcome: activate(token) };
  return started.outcome;
}

async function activate(token: string): Promise<Activation> {
  try {
    await browserApi().activateAccount({ body: { activation_token: token } });
    return 'activated';
  } catch (cause) {
    toast.error(cause instanceof CallFailed ? cause.message : text.failed.somethingWrong);
    return 'failed';
  }
}

/** Activates an account when the page is there, in the browser only: a mail scanner's GET uses nothing up. */
export function useActivation(token: string): Activation {
  const [activation, setActivation] = useState<Activation>('pending');
  useEffect(() => {
    let isShown = true;
    activateOnce(token).then((outcome) => {
      if (isShown) setActivation(outcome);
    });
    return () => {
      isShown = false;
    };
  }, [token]);
  return activation;
}
