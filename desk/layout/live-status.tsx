import { useEffect, useState } from 'react';
import { connect, useLiveStatus } from '#desk/api/live.ts';
import { forgetSession } from '#desk/api/session.ts';
import { useReload } from '#desk/state/use-reload.ts';
import { useText } from '#desk/text/language.ts';

/** Most lost connections are back by then. */
const SAID_AFTER_MS = 3000;

/** Keeps the desk connected to the shop, and says while it is not. */
export function LiveStatus() {
  const { live: words } = useText();
  const reload = useReload();
  const isLost = useLiveStatus() === 'lost';
  const [isSaid, setSaid] = useState(false);
  useEffect(
    () =>
      connect(() => {
        // The session is read again: it leads to the login, or has another role.
        forgetSession();
        void reload();
      }),
    [reload],
  );
  useEffect(() => {
    if (!isLost) return setSaid(false);
    const timer = setTimeout(setSaid, SAID_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, [isLost]);
  return (
    <span role="status" className="min-w-0">
      {isSaid && (
        <span title={words.lostHint} className="flex items-center gap-1 text-sm">
          <span className="icon icon-wifi-off" aria-hidden="true" />
          <span className="max-md:sr-only">{words.lost}</span>
        </span>
      )}
    </span>
  );
}
