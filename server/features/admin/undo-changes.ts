import { AppError } from '#contract/errors.ts';
import type { Database, DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { FOREIGN_KEY_VIOLATION, findDatabaseError } from '#server/platform/database/database-error.ts';
import type { ChangeSet } from './change-set-queries.ts';
import { dryRun } from './dry-run.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';
import {
  type CommandChange,
  lockTable,
  revertChanges,
  selectChangeSets,
  selectChangesBefore,
  selectLastChangeNumber,
  UNDOABLE_TABLES,
  type UndoableTable,
} from './undo-queries.ts';

/** Why changes of some other kinds cannot be taken back. */
const REASONS: Record<string, string> = {
  orders: 'buyers may have been mailed about it',
  quote_requests: 'buyers may have been mailed about it',
  accounts: 'what was personal in it is not kept',
  contact_messages: 'what was personal in it is not kept',
};

const BATCH_SIZE = 1000;

/** What one command of an operator changed: all that this person changed at one moment. */
export type CommandChanges = {
  /** The number of its last change. */
  number: number;
  /** The last one first. */
  changeSets: ChangeSet[];
};

/**
 * @param number of one of its changes; absent for the last command.
 * @param maxChanges how many changes of each change set to include.
 * @throws AppError 'not_found' when there is no such change.
 */
export async function getCommandChanges(
  db: DbExecutor,
  { number, maxChanges }: { number: number | undefined; maxChanges: number },
): Promise<CommandChanges> {
  const wanted = number ?? (await selectLastChangeNumber(db));
  const changeSets = wanted === undefined ? [] : await selectChangeSets(db, wanted, maxChanges);
  if (changeSets[0]) return { number: changeSets[0].number, changeSets };
  throw new AppError(
    'not_found',
    number === undefined ? 'Nothing has been changed yet.' : `There is no change no. ${number}.`,
  );
}

/**
 * Takes back what a command changed: all of it or nothing. The change log records that, too.
 * @param options.isDryRun finds out whether that is possible, and changes nothing.
 * @throws AppError 'conflict' when it cannot be taken back or something was changed since.
 */
export async function undoChanges(
  database: Database,
  operator: Operator,
  { number, changeSets }: CommandChanges,
  { isDryRun }: { isDryRun: boolean },
): Promise<void> {
  const tables = changeSets.map(({ kind }) => getUndoableTable(kind));
  try {
    await (isDryRun ? dryRun : runAsOperator)(database, operator, async (transaction) => {
      for (const table of tables) await lockTable(transaction, table);
      await revertAll(transaction, number);
    });
  } catch (cause) {
    if (findDatabaseError(cause)?.code !== FOREIGN_KEY_VIOLATION) throw cause;
    throw new AppError('conflict', 'This cannot be undone: something that was changed since depends on it.');
  }
}

/** From the last change to the first, so that each finds what it left. */
async function revertAll(transaction: Transaction, number: number): Promise<void> {
  let before = number + 1;
  while (true) {
    const changes = await selectChangesBefore(transaction, number, { before, limit: BATCH_SIZE });
    for (const group of groupChanges(changes)) await revertGroup(transaction, group);
    if (changes.length < BATCH_SIZE) return;
    before = changes.at(-1)?.id ?? 0;
  }
}

/** Changes of one kind that follow each other. A row that was changed twice is in two groups. */
function groupChanges(changes: readonly CommandChange[]): CommandChange[][] {
  const groups: CommandChange[][] = [];
  let subjects = new Set<string>();
  for (const change of changes) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    const belongs =
      first?.kind === change.kind && first.verb === change.verb && !subjects.has(change.subject);
    if (!belongs) subjects = new Set();
    subjects.add(change.subject);
    if (group && belongs) group.push(change);
    else groups.push([change]);
  }
  return groups;
}

async function revertGroup(transaction: Transaction, group: CommandChange[]): Promise<void> {
  const [first] = group;
  if (!first) return;
  const ids = group.map(({ id }) => id);
  const done = new Set(
    await revertChanges(transaction, getUndoableTable(first.kind), { verb: first.verb, ids }),
  );
  const missed = group.find(({ subject }) => !done.has(subject));
  if (!missed) return;
  throw new AppError(
    'conflict',
    `This cannot be undone: “${missed.label ?? missed.subject}” was changed since${first.verb === 'added' ? ', or something depends on it' : ''}.`,
  );
}

function getUndoableTable(kind: string): UndoableTable {
  const table = UNDOABLE_TABLES[kind];
  if (table) return table;
  throw new AppError(
    'conflict',
    `This cannot be undone: ${REASONS[kind] ?? 'only changes of the catalogue, of content and of settings can'}.`,
  );
}
