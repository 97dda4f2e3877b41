import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CallArguments } from '#contract/call.ts';
import { ApiError } from '#contract/client.ts';
import type { changeSavedList } from '#contract/saved-lists.ts';
import { applySavedListChanges, NO_LIST_CHANGES, type SavedListChanges } from '#domain/saved-list.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { toast } from '#web/ui/toast.ts';
import { lineToWire, type SavedList, savedListFromWire } from './saved-list.ts';

/** With one id, the next message replaces the last one. */
const TOAST_ID = 'saved-list';

/**
 * A list that shows each change at once. Changes are sent one after another, and line by line: what other devices have
 * changed meanwhile comes with the last response.
 */
export function useSavedList(loaded: SavedList) {
  const [draft, setDraft] = useState<{ replaced: SavedList; list: SavedList }>();
  const list = draft?.replaced === loaded ? draft.list : loaded;
  const { revalidate } = useRevalidator();
  const authenticatedCall = useAuthenticatedCall();
  const latest = useRef(loaded);
  useEffect(() => {
    latest.current = loaded;
  }, [loaded]);
  const queue = useRef(Promise.resolve());
  const waitingCount = useRef(0);

  async function send(body: CallArguments<typeof changeSavedList>['body']): Promise<void> {
    try {
      await authenticatedCall(async () => {
        const { result } = await browserApi().changeSavedList({ params: { id: loaded.id }, body });
        if (waitingCount.current === 1)
          setDraft({ replaced: latest.current, list: savedListFromWire(result) });
      });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toast.error(cause.message, { id: TOAST_ID, action: undefined });
      setDraft(undefined);
      await revalidate();
    } finally {
      waitingCount.current -= 1;
    }
  }

  function change(changes: Partial<SavedListChanges>): void {
    // A message's button may call this long after its page was rendered.
    setDraft((current) => {
      const replaced = latest.current;
      const before = current?.replaced === replaced ? current.list : replaced;
      const lines = applySavedListChanges(before.lines, { ...NO_LIST_CHANGES, ...changes });
      return { replaced, list: { ...before, lines } };
    });
    waitingCount.current += 1;
    const body = {
      ...(changes.added && { added: changes.added.map(lineToWire) }),
      ...(changes.changed && { changed: changes.changed.map(lineToWire) }),
      ...(changes.removed && { removed: [...changes.removed] }),
      ...(changes.moved && { moved: changes.moved.map(lineToWire) }),
    };
    queue.current = queue.current.then(() => send(body));
  }

  return { list, change };
}
