import { type SQL, sql } from 'drizzle-orm';
import { parseEstimateNumber } from '#domain/financial-year.ts';
import { escapeLike } from '#server/platform/database/escape-like.ts';
import { LAST_CHARACTER } from '#server/platform/database/last-character.ts';

/** Which changes to list. */
export type ChangeFilter = {
  /** An operator's name or `cli:USER@HOST`, in any case. */
  by?: string | undefined;
  /** A table. */
  kind?: string | undefined;
  /** An estimate number, the beginning of an id, or a part of a name. */
  subject?: string | undefined;
  from?: Date | undefined;
  /** Only what was changed before the change with this number. */
  beforeNumber?: number | undefined;
  before?: Date | undefined;
};

/** Whether a row of `changes` matches; without a subject, also of `change_sets`. */
export function matchChange({ by, kind, subject, from, before, beforeNumber }: ChangeFilter): SQL {
  const conditions = [
    by !== undefined && matchName(by),
    kind !== undefined && sql`kind = ${kind}`,
    subject !== undefined && matchSubject(subject),
    from !== undefined && sql`changed_at >= ${from.toISOString()}`,
    before !== undefined && sql`changed_at < ${before.toISOString()}`,
    beforeNumber !== undefined &&
      sql`changed_at < (select changed_at from changes where id = ${beforeNumber})`,
    sql`true`,
  ].filter((condition) => condition !== false);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function matchName(typed: string): SQL {
  const name = sql`lower(${typed.trim()} collate pg_c_utf8)`;
  return sql`(lower(changed_by collate pg_c_utf8) = ${name} or lower(changed_via collate pg_c_utf8) = ${name})`;
}

function matchSubject(typed: string): SQL {
  const number = parseEstimateNumber(typed);
  if (!number) {
    const text = typed.trim();
    // Statements are planned once for all texts, and for `like` without its text no plan can use the index.
    const begins = sql`subject ~>=~ ${text} and subject ~<~ ${text + LAST_CHARACTER}`;
    return sql`(${begins} or label ilike ${`%${escapeLike(text)}%`})`;
  }
  const request = sql`
    select id from quote_requests
    where financial_year = ${number.financialYear} and running_number = ${number.runningNumber}`;
  return sql`(kind = 'quote_requests' and subject in (${request})
    or kind = 'orders' and subject in (select id from orders where quote_request_id in (${request})))`;
}
