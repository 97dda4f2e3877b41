import { sql } from 'drizzle-orm';
import { createConnection, type Database } from '#server/platform/database/connection.ts';
import { writeBusyYear } from '../tests/support/busy-desk.ts';
import type { BenchContext } from './bench-context.ts';
import { measureFirstScreens } from './desk-first-screens.ts';
import { measureDeskLists } from './desk-lists.ts';
import { describeMachine } from './machine.ts';
import { printProgress } from './progress.ts';
import { writeReport } from './report.ts';
import { openCatalogue } from './seeded-shop.ts';

/** The desk after a busy year: what its lists cost, and how soon its first screens are there. */

type Options = { products: number; requests: number; seconds: number; rounds: number };

export async function benchDesk(
  { products, requests, seconds, rounds }: Options,
  context: BenchContext,
  [part]: string[],
): Promise<void> {
  const shop = await openCatalogue(context, products);
  const { database, pool, url } = shop.connection;
  if (!(await hasRequests(database))) {
    printProgress(`Writing ${requests} quote requests …`);
    // Without a statement timeout, as the products were written.
    const connection = createConnection(url, ({ message }) => printProgress(message), 0);
    await writeBusyYear(connection.database, requests).finally(connection.close);
  }
  const sections = [
    `${products.toLocaleString('en')} products, ${requests.toLocaleString('en')} quote requests. ${await describeMachine(pool)}. Medians of ${rounds} rounds.`,
  ];
  if (part !== 'screens') {
    const { signal } = context;
    sections.push(
      `Lists, in rounds of ${seconds} s: CPU of the process and PostgreSQL, a request. The search is a buyer’s, for a word in one of 20 titles, with facets.`,
      await measureDeskLists(shop, { seconds, rounds, signal }),
    );
  }
  if (part !== 'lists') sections.push(...(await measureFirstScreens({ database, url }, rounds, context)));
  await writeReport('desk', sections);
}

/** An earlier run may have left them. */
async function hasRequests(database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`select from quote_requests limit 1`);
  return rows.length > 0;
}
