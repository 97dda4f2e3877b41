import { formatDateTime } from '#domain/indian-format.ts';
import { readNamesById } from '#server/features/admin/category-queries.ts';
import type { ChangeFilter } from '#server/features/admin/change-expressions.ts';
import { listChangeSets } from '#server/features/admin/change-set-queries.ts';
import { BYTE_ORDER_MARK, formatCsv } from '#server/features/admin/format-csv.ts';
import { listChangedFields } from '#server/features/admin/list-changed-fields.ts';
import type { Database } from '#server/platform/database/connection.ts';

/** An import is one act, of which a file needs no more rows than these. */
const MAX_CHANGE_SETS = 1000;
const MAX_CHANGES_PER_SET = 200;

const HEADINGS = ['number', 'time', 'by', 'through', 'kind', 'act', 'subject', 'field', 'before', 'after'];

/** The latest changes as CSV, a row for each field. */
export async function writeChangesFile(database: Database, filter: ChangeFilter): Promise<Buffer> {
  const names = await readNamesById(database);
  const changeSets = await listChangeSets(database, MAX_CHANGE_SETS, MAX_CHANGES_PER_SET, filter);
  const rows = changeSets.flatMap(({ number, changedAt, changedBy, changedVia, kind, verb, changes }) =>
    changes.flatMap((change) => {
      const subject = [change.label ?? change.subject, change.request?.estimateNumber]
        .filter(Boolean)
        .join(', ');
      const act = [
        String(number),
        formatDateTime(changedAt),
        changedBy,
        changedVia ?? '',
        kind,
        verb,
        subject,
      ];
      return listChangedFields(change, names).map(({ name, before, after }) => [...act, name, before, after]);
    }),
  );
  return Buffer.from(BYTE_ORDER_MARK + formatCsv([HEADINGS, ...rows]));
}
