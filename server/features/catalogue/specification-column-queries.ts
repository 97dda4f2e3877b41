import { sql } from 'drizzle-orm';
import type { BetterFigure, SpecificationKind } from '#domain/specifications/specification.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';

/** How the specifications with one name are read in a sub-category. */
export type SpecificationColumn = {
  name: string;
  kind: SpecificationKind;
  unit: string;
  better: BetterFigure;
  isDeciding: boolean;
};

const columnsStatement = prepareStatement<SpecificationColumn>(sql`
  select specifications.name, kind, unit, better, place is not null as "isDeciding"
  from specifications
  join sub_categories on sub_categories.id = sub_category_id
  left join lateral unnest(deciding_specifications) with ordinality as deciding (name, place)
    on lower(deciding.name) = lower(specifications.name)
  where sub_category_id = ${sql.placeholder('id')}
  order by place, specifications.name`);

/** The specifications of a sub-category: the deciding ones in their order, then the others by name. */
export async function listSpecificationColumns(
  database: ReadDatabase,
  subCategoryId: string,
): Promise<SpecificationColumn[]> {
  return columnsStatement(database, { id: subCategoryId });
}
