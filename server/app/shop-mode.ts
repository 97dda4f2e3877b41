import type pg from 'pg';
import { findOpenShop, OPEN_SHOP_NAME } from '#server/platform/database/find-open-shop.ts';
import type { Config } from './config.ts';

const TRIAL = 'trial';
/** PostgreSQL cuts off longer application names. */
const MAX_NAME_LENGTH = 63;

/**
 * The application name of the connections on which a shop runs its jobs. There is always one of them, so the database
 * knows in which mode shops are open.
 */
export function getModeName({ isTrial, publicUrl }: Config): string {
  return `${OPEN_SHOP_NAME}${isTrial ? TRIAL : publicUrl}`.slice(0, MAX_NAME_LENGTH);
}

/**
 * Processes that share a database share its jobs. One with other settings, such as a second start without them, would
 * write the mails of a public shop to files and put wrong links into them.
 * @throws Error when a shop is open in another mode or at another public URL.
 */
export async function assertSameMode(pool: pg.Pool, config: Config): Promise<void> {
  const own = getModeName(config);
  const other = await findOpenShop(pool, own);
  if (other === undefined) return;
  throw new Error(
    `A shop is open on this database ${describe(other)}, and this one would be ${describe(own)}. Processes that share a database need the same PUBLIC_URL and TRIAL. Please set them, or stop the other first.`,
  );
}

function describe(name: string): string {
  const mode = name.slice(OPEN_SHOP_NAME.length);
  return mode === TRIAL ? 'in trial mode' : `at ${mode}`;
}
