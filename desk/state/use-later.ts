import { useEffect, useState } from 'react';

/**
 * The reply to a call for a part of a screen that takes longer than the rest, which does not wait for it.
 * @param call is made once.
 * @returns undefined while it is on its way.
 */
export function useLater<Reply extends object>(call: () => Promise<Reply>): Reply | 'failed' | undefined {
  const [reply, setReply] = useState<Reply | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another function whenever the component is drawn.
  useEffect(() => {
    let isShown = true;
    const show = (result: Reply | 'failed') => {
      if (isShown) setReply(result);
    };
    call().then(show, () => show('failed'));
    return () => {
      isShown = false;
    };
  }, []);
  return reply;
}
