import type * as z from 'zod/mini';
import type { listSessions } from '#contract/account.ts';
import { formatMoment } from '#domain/format-moment.ts';
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

export function deviceSessionFromWire(wire: WireSession): DeviceSession {
  return {
    id: wire._id,
    device: deviceName(wire.device),
    since: formatMoment(new Date(wire.createdAt)),
    isThisDevice: wire.is_current,
  };
}
