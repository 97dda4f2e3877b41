import { useState } from 'react';
import type { WireListedRequest, WireOutcome } from '#contract/staff-requests.ts';
import { api } from '#desk/api/desk-api.ts';
import { useSession } from '#desk/api/session.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';

export type RequestActions = ReturnType<typeof useRequestActions>;
type Requests = readonly WireListedRequest[];

/**
 * What is done with several requests at once. What was done is said shortly; what was not is kept, with the reasons.
 * @param onDone is called when the shop has answered.
 */
export function useRequestActions(onDone: () => void) {
  const { requests: words } = useText();
  const { name: me } = useSession();
  const { isBusy, message, run, forget } = useCall();
  const [refused, setRefused] = useState<readonly WireOutcome[]>([]);
  const act = async (
    call: () => Promise<{ outcomes: WireOutcome[] }>,
    describe: (count: number) => string,
  ) => {
    let replied: readonly WireOutcome[] = [];
    const isAnswered = await run(
      async () => {
        replied = (await call()).outcomes;
      },
      () => {
        const doneCount = replied.filter(({ is_done }) => is_done).length;
        return doneCount > 0 ? describe(doneCount) : '';
      },
    );
    if (!isAnswered) return;
    setRefused(replied.filter(({ is_done }) => !is_done));
    onDone();
  };
  const assign = (requests: Requests, name: string | null) =>
    act(
      () =>
        api.assignQuoteRequests({
          body: {
            requests: requests.map(({ id, assigned_to }) => ({ request: id, assigned_to })),
            assign_to: name,
          },
        }),
      (count) => (name === null ? words.released(count) : words.assigned(count, name)),
    );
  return {
    isBusy,
    /** Why none of the last ones could be done. */
    ...(message !== undefined && { message }),
    /** What was not done of the last ones. */
    refused,
    forget: () => {
      setRefused([]);
      forget();
    },
    assign,
    take: (requests: Requests) => assign(requests, me),
    close: (requests: Requests, reason: 'spam' | 'duplicate') =>
      act(
        () =>
          api.closeQuoteRequests({
            body: { requests: requests.map(({ id, version }) => ({ request: id, version })), reason },
          }),
        words.closed,
      ),
    remind: (requests: Requests) =>
      act(
        () => api.remindOfOffers({ body: { requests: requests.map(({ id }) => ({ request: id })) } }),
        words.reminded,
      ),
  };
}
