import { sql } from 'drizzle-orm';
import type { DescribedProduct } from '#domain/specifications/specification.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';

export type DescribedCandidate = DescribedProduct & { id: string; unitContent: string | null };

const candidatesStatement = prepareStatement<DescribedCandidate>(sql`
  select id, title, specifications, terms->>'unitContent' as "unitContent"
  from unnest(${sql.placeholder('ids')}::text[]) with ordinality as candidate (id, place)
  join products using (id)
  join listings using (listing_number)
  where words @@ ${sql.placeholder('query')}::tsquery
  order by place`);

const descriptionsStatement = prepareStatement<DescribedCandidate>(sql`
  select id, title, specifications, terms->>'unitContent' as "unitContent"
  from products where id = any(${sql.placeholder('ids')}::text[])`);

/** What the products with these ids are, in no order. */
export function selectDescriptions(
  database: ReadDatabase,
  ids: readonly string[],
): Promise<DescribedCandidate[]> {
  return descriptionsStatement(database, { ids });
}

/** Those of the products that match a tsquery, in the order of the ids. */
export function selectMatchingCandidates(
  database: ReadDatabase,
  ids: readonly string[],
  query: string,
): Promise<DescribedCandidate[]> {
  return candidatesStatement(database, { ids, query });
}
