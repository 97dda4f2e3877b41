import type { WireChangeSet } from '#contract/staff-changes.ts';
import type { ChangeSet } from '#server/features/admin/change-set-queries.ts';
import { listChangedFields } from '#server/features/admin/list-changed-fields.ts';
import type {
  selectPersonalDataReads,
  selectSecurityEventPage,
  selectStaffSecurityEventPage,
} from './log-queries.ts';

/** More ids of an export tell nothing. */
const MAX_RECORD_IDS = 20;
/** Stands for all records. */
const ALL = '*';

/** @param names of categories and sub-categories, by id. */
export function presentChangeSet(
  { number, changedAt, changedBy, changedVia, kind, verb, count, changes }: ChangeSet,
  names: ReadonlyMap<string, string>,
): WireChangeSet {
  return {
    ...{ number, kind, verb, count },
    changed_at: changedAt.toISOString(),
    changed_by: changedBy,
    changed_via: changedVia ?? '',
    changes: changes.map(({ subject, label, request, ...change }) => ({
      subject,
      label: label ?? '',
      ...(request && {
        estimate_number: request.estimateNumber,
        firm: request.buyer,
        reason: request.reason,
      }),
      fields: listChangedFields(change, names),
    })),
  };
}

type ReadRow = Awaited<ReturnType<typeof selectPersonalDataReads>>[number];

export function presentRead({ id, readAt, readBy, readVia, command, recordIds }: ReadRow) {
  const isOfAll = recordIds.includes(ALL);
  return {
    number: id,
    read_at: readAt.toISOString(),
    read_by: readBy,
    read_via: readVia ?? '',
    command,
    record_count: isOfAll ? null : recordIds.length,
    record_ids: isOfAll ? [] : recordIds.slice(0, MAX_RECORD_IDS),
  };
}

type EventRow = Awaited<ReturnType<typeof selectSecurityEventPage>>[number];

export function presentSecurityEvent({ id, happenedAt, event, accountId, email }: EventRow) {
  return { number: id, happened_at: happenedAt.toISOString(), event, account: accountId, email: email ?? '' };
}

type StaffEventRow = Awaited<ReturnType<typeof selectStaffSecurityEventPage>>[number];

export function presentStaffSecurityEvent({ id, happenedAt, event, name, address }: StaffEventRow) {
  return { number: id, happened_at: happenedAt.toISOString(), event, name: name ?? '', address };
}
