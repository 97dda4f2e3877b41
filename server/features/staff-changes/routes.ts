import { AppError } from '#contract/errors.ts';
import { formatIsoDay, getNextDay, parseDay } from '#domain/indian-day.ts';
import { readNamesById } from '#server/features/admin/category-queries.ts';
import type { ChangeFilter } from '#server/features/admin/change-expressions.ts';
import { listChangeSets } from '#server/features/admin/change-set-queries.ts';
import { byStaffCall } from '#server/features/admin/run-as-operator.ts';
import { getCommandChanges, undoChanges } from '#server/features/admin/undo-changes.ts';
import { recordStaffRead } from '#server/features/staff-quotations/record-staff-read.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import {
  selectPersonalDataReads,
  selectSecurityEventPage,
  selectStaffSecurityEventPage,
} from './log-queries.ts';
import {
  presentChangeSet,
  presentRead,
  presentSecurityEvent,
  presentStaffSecurityEvent,
} from './presenter.ts';
import { writeChangesFile } from './write-changes-file.ts';

/** Changes shown of each act in the list, and of one act by itself. */
const MAX_LISTED = 3;
const MAX_SHOWN = 500;

type ChangeCall =
  | 'listChanges'
  | 'getChange'
  | 'undoChange'
  | 'listPersonalDataReads'
  | 'listSecurityEvents'
  | 'listOperatorLogins'
  | 'fetchChanges';

/** The calls that tell who did what. */
export function staffChangeRoutes(database: Database): FeatureHandlers<ChangeCall> {
  return {
    listChanges: async ({ query: { after, limit, ...filter } }, { staff }) => {
      const changeSets = await listChangeSets(database, limit, MAX_LISTED, {
        ...readFilter(filter),
        beforeNumber: after,
      });
      const subjects = changeSets
        .flatMap(({ changes }) => changes)
        .filter(({ request }) => request?.buyer)
        .map(({ subject }) => subject);
      if (subjects.length > 0) await recordStaffRead(database, staff, 'listChanges', [...new Set(subjects)]);
      const names = await readNamesById(database);
      const moments = new Set(changeSets.map(({ changedAt }) => changedAt.getTime()));
      return {
        change_sets: changeSets.map((changeSet) => presentChangeSet(changeSet, names)),
        next: moments.size < limit ? null : (changeSets.at(-1)?.number ?? null),
      };
    },
    getChange: async ({ params }) => {
      const number = Number(params.number);
      const act = await getCommandChanges(database, { number, maxChanges: MAX_SHOWN });
      const names = await readNamesById(database);
      return {
        change_sets: act.changeSets.map((changeSet) => presentChangeSet(changeSet, names)),
        obstacle: await findObstacle(() => undoChanges(database, 'dry run', act, { isDryRun: true })),
      };
    },
    undoChange: async ({ body: { number } }, { staff }) => {
      const act = await getCommandChanges(database, { number, maxChanges: 0 });
      await undoChanges(database, byStaffCall(staff), act, { isDryRun: false });
      return {};
    },
    listPersonalDataReads: async ({ query: { by, after, limit } }) => {
      const rows = await selectPersonalDataReads(database, { by, after, limit: limit + 1 });
      const reads = rows.slice(0, limit);
      return {
        reads: reads.map(presentRead),
        next: rows.length > limit ? (reads.at(-1)?.id ?? null) : null,
      };
    },
    listSecurityEvents: async ({ query: { account: accountId, after, limit } }, { staff }) => {
      const rows = await selectSecurityEventPage(database, { accountId, after, limit: limit + 1 });
      const events = rows.slice(0, limit);
      const shown = new Set(events.filter(({ email }) => email !== null).map((event) => event.accountId));
      await recordStaffRead(database, staff, 'listSecurityEvents', [...shown]);
      return {
        events: events.map(presentSecurityEvent),
        next: rows.length > limit ? (events.at(-1)?.id ?? null) : null,
      };
    },
    listOperatorLogins: async ({ query: { after, limit } }) => {
      const rows = await selectStaffSecurityEventPage(database, { after, limit: limit + 1 });
      const events = rows.slice(0, limit);
      return {
        events: events.map(presentStaffSecurityEvent),
        next: rows.length > limit ? (events.at(-1)?.id ?? null) : null,
      };
    },
    fetchChanges: async ({ query }, { staff }) => {
      await recordStaffRead(database, staff, 'fetchChanges', ['*']);
      const bytes = await writeChangesFile(database, readFilter(query));
      return {
        name: `changes-${formatIsoDay(new Date())}.csv`,
        byteCount: bytes.length,
        content: toPieces(bytes),
      };
    },
  };
}

type TypedFilter = Record<'by' | 'kind' | 'subject' | 'from' | 'to', string | undefined>;

/** Fields that are empty do not filter. */
function readFilter({ by, kind, subject, from, to }: Partial<TypedFilter>): ChangeFilter {
  const lastDay = to ? parseDay(to) : undefined;
  return {
    by: by || undefined,
    kind: kind || undefined,
    subject: subject || undefined,
    from: from ? parseDay(from) : undefined,
    before: lastDay && getNextDay(lastDay),
  };
}

/** Why something cannot be done; '' when it can. */
async function findObstacle(attempt: () => Promise<void>): Promise<string> {
  try {
    await attempt();
    return '';
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'conflict') return cause.message;
    throw cause;
  }
}

async function* toPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
