import type pg from 'pg';
import { expect } from 'vitest';
import { breakStatement } from './break-statements.ts';
import { breakWrite } from './break-writes.ts';
import { EXTENDED } from './extended.ts';
import { listChanges, listNewFiles, readState, type ShopState } from './shop-state.ts';

/** What came of an attempt: it says it is done, or why not, and whether only because of an outage. */
export type Outcome = { isDone: true } | { isDone: false; isOutage: boolean; refusal: string };
/** Takes a step with the same input each time. */
export type Attempt = () => Promise<Outcome>;

export type Place = {
  database: string;
  pool: pg.Pool;
  /** What the shop stores outside the database. */
  folder: string;
  /** Called before each attempt. */
  prepare?: () => Promise<void>;
  /** What the shop does every hour with files that nothing refers to. @param files that are new, by their paths. */
  cleanUp?: (files: readonly string[]) => Promise<void>;
  /** What the next start of the shop does with a step that was stored and not finished. */
  finish?: () => Promise<void>;
};

/** A statement is refused, or its reply is lost with the connection; or the disk is full. */
const FAULTS = ['refused', 'unanswered', 'full'] as const;
type Fault = (typeof FAULTS)[number];

/** A writing step changes something, and a repeatable one does not change it again. */
export type Kind = 'writing' | 'repeatable' | 'reading';

/** How many points were tried of each kind, and how often nothing or everything was done then. */
export type Tally = Record<Fault | 'nothing' | 'everything', number>;
export const createTally = (): Tally => ({ refused: 0, unanswered: 0, full: 0, nothing: 0, everything: 0 });

/** A step with more statements than this is taken to be endless. */
const MAX_POINTS = 2000;

/**
 * Takes a step again and again, with its 1st, 2nd, 3rd … statement or write failing, until it comes through. After each
 * attempt either nothing of it may be there, or all that a step without a fault leaves. The short form has one point:
 * the first transaction is not committed. A step that ought to write has to change something.
 * @param arrange brings about what the step needs, and returns the step.
 */
export function tryEveryPoint(
  place: Place,
  arrange: () => Promise<Attempt>,
  tally: Tally,
  kind: Kind = 'writing',
): Promise<void> {
  return EXTENDED ? tryAll(place, arrange, tally, kind) : tryFirstCommit(place, arrange, tally, kind);
}

/** The same, but the short form has three points of each fault: the first, the last and one between them. */
export function tryPointsOfEachFault(
  place: Place,
  arrange: () => Promise<Attempt>,
  tally: Tally,
  faults: readonly Fault[] = FAULTS,
): Promise<void> {
  return tryAll(place, arrange, tally, 'writing', faults);
}

async function tryAll(
  place: Place,
  arrange: () => Promise<Attempt>,
  tally: Tally,
  kind: Kind,
  faults: readonly Fault[] = FAULTS,
): Promise<void> {
  let attempt = await arrange();
  let before = await readState(place.pool, place.folder);
  await place.prepare?.();
  const { counts, outcome } = await countPoints(place, attempt);
  expect(outcome, 'without a fault').toEqual({ isDone: true });
  const everything = await listChanges(place.pool, place.folder, before);
  expect(everything.length === 0, everything.join()).toBe(kind === 'reading');

  for (const fault of faults) {
    attempt = await arrange();
    before = await readState(place.pool, place.folder);
    for (const at of EXTENDED ? countUp() : sample(counts[fault])) {
      await place.prepare?.();
      const { count, outcome } = await breakPoint(place, fault, at, attempt);
      let changes = await listChanges(place.pool, place.folder, before);
      const where = `${fault} at ${at}: ${JSON.stringify(outcome)}`;
      if (count < at) {
        expect(outcome, where).toEqual({ isDone: true });
        expect(changes, where).toEqual(everything);
        break;
      }
      tally[fault] += 1;
      if (!outcome.isDone) expect(outcome.isOutage, where).toBe(true);
      if (changes.length > 0 && !outcome.isDone && place.finish) {
        await place.finish();
        changes = await listChanges(place.pool, place.folder, before);
      }
      if (kind !== 'reading' && changes.join() === everything.join()) {
        tally.everything += 1;
        await askAgain(place, attempt, kind, where);
        attempt = await arrange();
        before = await readState(place.pool, place.folder);
      } else {
        tally.nothing += 1;
        if (changes.length > 0) await expectNothing(place, before, where);
        // A step that only reads may do without what failed.
        if (kind !== 'reading') expect(outcome.isDone, where).toBe(false);
      }
    }
  }
}

/** Takes a step without a fault. */
async function countPoints(place: Place, attempt: Attempt) {
  const never = Number.POSITIVE_INFINITY;
  const { count: writes, outcome: counted } = await breakPoint(place, 'full', never, () =>
    breakPoint(place, 'unanswered', never, attempt),
  );
  const { count: statements, outcome } = counted;
  return { outcome, counts: { refused: statements, unanswered: statements, full: writes } };
}

function breakPoint<Result>(
  { database, folder }: Place,
  fault: Fault,
  at: number,
  attempt: () => Promise<Result>,
): Promise<{ count: number; outcome: Result }> {
  return fault === 'full'
    ? breakWrite(folder, { at }, attempt)
    : breakStatement(database, { at, fault }, attempt);
}

function* countUp(): Generator<number> {
  for (let at = 1; at < MAX_POINTS; at += 1) yield at;
  throw new Error('The step has no end.');
}

/** The last point first: settings of a role stay after an attempt, and make the next one shorter. */
function sample(last: number): Set<number> {
  return new Set(last === 0 ? [] : [last, Math.ceil(last / 2), 1]);
}

/** The short form. */
async function tryFirstCommit(
  place: Place,
  arrange: () => Promise<Attempt>,
  tally: Tally,
  kind: Kind,
): Promise<void> {
  const attempt = await arrange();
  const before = await readState(place.pool, place.folder);
  const commit = { fault: 'refused', at: 1, among: /^commit/i } as const;
  await place.prepare?.();
  const { count, outcome } = await breakStatement(place.database, commit, attempt);
  if (count > 0) {
    tally.refused += 1;
    tally.nothing += 1;
    expect(outcome).toMatchObject({ isDone: false, isOutage: true });
    await expectNothing(place, before, JSON.stringify(outcome));
    await place.prepare?.();
    expect(await attempt()).toEqual({ isDone: true });
  } else {
    expect(outcome).toEqual({ isDone: true });
  }
  const changes = await listChanges(place.pool, place.folder, before);
  expect(changes.length === 0, changes.join()).toBe(kind === 'reading');
}

async function expectNothing(
  { pool, folder, cleanUp }: Place,
  before: ShopState,
  where: string,
): Promise<void> {
  const files = await listNewFiles(folder, before);
  if (files.length > 0) await cleanUp?.(files);
  expect(await listChanges(pool, folder, before), where).toEqual([]);
}

/** Whoever asks again, because the reply was lost, gets an answer or is refused, and then nothing changes. */
async function askAgain(
  { pool, folder, prepare, finish }: Place,
  attempt: Attempt,
  kind: Kind,
  where: string,
): Promise<void> {
  const before = await readState(pool, folder);
  await prepare?.();
  const outcome = await attempt();
  if (kind === 'repeatable') expect(outcome, `again after ${where}`).toEqual({ isDone: true });
  else if (outcome.isDone) return;
  else expect(outcome.isOutage, `again after ${where}`).toBe(false);
  await finish?.();
  const changes = await listChanges(pool, folder, before);
  // Somebody who is refused with a code that was used is noted as one who tries codes.
  expect(
    changes.filter((each) => !each.startsWith('staff_security_events')),
    `again after ${where}`,
  ).toEqual([]);
}
