import { useEffect } from 'react';
import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { api } from '#desk/api/desk-api.ts';
import { useLiveStatus } from '#desk/api/live.ts';
import { useSession } from '#desk/api/session.ts';
import { useLive } from '#desk/state/use-live.ts';
import { useReload } from '#desk/state/use-reload.ts';

const EVERY_MS = 4000;

/**
 * Reads the request again when somebody else has changed it, its draft or its messages: at once when the shop tells it,
 * otherwise within seconds, because two people must not write one draft.
 */
export function useStanding({ id, version, messages, draft }: WireStaffQuotation): void {
  const reload = useReload();
  // A tab that rests because nobody uses it must not ask either, or the session would never end.
  const isLost = useLiveStatus() === 'lost';
  const { name } = useSession();
  // One's own typing is on the screen already.
  useLive(draft?.editor === name ? ['requests'] : ['requests', 'drafts'], id);
  const { length } = messages;
  const known = `${version} ${length} ${draft?.editor} ${draft?.approval?.approved_by ?? null}`;
  useEffect(() => {
    if (!isLost) return;
    const check = async () => {
      if (document.visibilityState === 'hidden') return;
      // Without a connection there is nothing new to say; what is typed says so itself.
      const standing = await api.getOfferStanding({ params: { request: id } }).catch(() => undefined);
      if (!standing) return;
      const now = `${standing.version} ${standing.messages} ${standing.draft?.editor} ${standing.draft?.approved_by ?? null}`;
      if (now !== known) await reload();
    };
    const timer = setInterval(() => void check(), EVERY_MS);
    return () => clearInterval(timer);
  }, [id, isLost, known, reload]);
}
