import { sql } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';

/** Another account that may be of the same person or firm. */
export type Duplicate = { id: string; name: string; email: string; same: 'gstin' | 'phone' };

/** Selects other accounts with the same GSTIN on a quote request, or the same phone number; the newest ones first. */
export async function selectDuplicates(
  db: DbExecutor,
  { id, phone }: { id: string; phone: string | null },
  limit: number,
): Promise<Duplicate[]> {
  const { rows } = await db.execute<Duplicate>(sql`
    select accounts.id, accounts.name, accounts.email, min(found.same) as same from (
      select other.account_id, 'gstin' as same
      from (select distinct gstin from quote_requests where account_id = ${id} and gstin <> '') as own
      join quote_requests as other using (gstin)
      union all
      select id, 'phone' from accounts where phone = ${phone}
      union all
      select account_id, 'phone' from quote_requests where phone = ${phone}) as found
    join accounts on accounts.id = found.account_id
    where accounts.id <> ${id} and accounts.merged_into is null
    group by accounts.id
    order by accounts.created_at desc, accounts.id limit ${limit}`);
  return rows;
}
