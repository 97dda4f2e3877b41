import { useEffect, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';
import type { FollowLink } from './follow-link.ts';

/**
 * `locked`: the password is needed. `retryable`: the shop could not be reached or rejected the call; the link itself is
 * still valid.
 */
export type LinkState =
  | { status: 'pending' | 'locked' | 'failed' | 'retryable' }
  | { status: 'done'; email: string };

/**
 * The pending or completed outcome of this page. A token works once, but an effect may run twice, so calls with the
 * same token share one outcome, unless it was retryable.
 */
let started: { token: string; outcome: Promise<LinkState> } | undefined;

async function followOnce(follow: FollowLink, token: string): Promise<LinkState> {
  if (started?.token !== token) started = { token, outcome: toState(follow(token)) };
  const outcome = await started.outcome;
  if (outcome.status === 'retryable') started = undefined;
  return outcome;
}

async function toState(followed: Promise<string | undefined>): Promise<LinkState> {
  try {
    const email = await followed;
    return email === undefined ? { status: 'locked' } : { status: 'done', email };
  } catch (cause) {
    toast.error(cause instanceof ApiError ? cause.message : text.errors.somethingWrong);
    return {
      status: cause instanceof ApiError && [409, 422].includes(cause.status) ? 'failed' : 'retryable',
    };
  }
}

type MailedLink = {
  link: LinkState;
  tryAgain: () => void;
  /** @throws ApiError when it is wrong or the link has become invalid. */
  unlock: (password: string) => Promise<void>;
};

/**
 * Follows a mailed link once its page is shown. Only the browser does it: a mail scanner's GET must not use up the
 * link.
 */
export function useMailedLink(follow: FollowLink, token: string): MailedLink {
  const [link, setLink] = useState<LinkState>({ status: 'pending' });
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts it again.
  useEffect(() => {
    let isMounted = true;
    setLink({ status: 'pending' });
    followOnce(follow, token).then((outcome) => {
      if (isMounted) setLink(outcome);
    });
    return () => {
      isMounted = false;
    };
  }, [follow, token, attempt]);

  async function unlock(password: string): Promise<void> {
    const email = await follow(token, password);
    if (email !== undefined) setLink({ status: 'done', email });
  }

  return { link, tryAgain: () => setAttempt(attempt + 1), unlock };
}
