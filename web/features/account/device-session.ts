import type * as z from 'zod/mini';
import type { listSessions } from '#contract/account.ts';
import { formatDay } from '#domain/indian-format.ts';
import { text } from '#web/text/en.ts';
import { deviceName } from './device-name.ts';

/** A session of the buyer, as the account page shows it. */
export type DeviceSession = {
  id: string;
  device: string;
  /** Start of the session in Indian Standard Time, such as `20 Nov 2026, 7:45 pm`. */
  since: string;
  isThisDevice: boolean;
};

/** The buyer's sessions; undefined when they could not be loaded. */
export type SessionsPromise = Promise<DeviceSession[] | undefined>;

type WireSession = z.output<typeof listSessions.reply>['result'][number];

const indianTime = new Intl.DateTimeFormat(text.locale, {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

export function deviceSessionFromWire(wire: WireSession): DeviceSession {
  const startedAt = new Date(wire.createdAt);
  return {
    id: wire._id,
    device: deviceName(wire.device),
    since: `${formatDay(startedAt)}, ${indianTime.format(startedAt)}`,
    isThisDevice: wire.is_current,
  };
}
