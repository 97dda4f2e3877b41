import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeError } from '#server/app/cli/describe-error.ts';
import { applyErasures } from '#server/features/backup/apply-erasures.ts';
import { backUp } from '#server/features/backup/back-up.ts';
import { logDeletedAccount } from '#server/features/backup/erasure-log.ts';
import { createFolderPlace } from '#server/features/backup/folder-place.ts';
import { moveShop } from '#server/features/backup/move-shop.ts';
import { restoreBackup } from '#server/features/backup/restore-backup.ts';
import { restoreShop } from '#server/features/backup/restore-shop.ts';
import { withPlainBackup } from '#server/features/backup/with-plain-backup.ts';
import { type Connection, createConnection } from '#server/platform/database/connection.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrateJobQueue } from '#server/platform/database/migrate-job-queue.ts';
import { migrateToLatest } from '#server/platform/database/open-and-migrate.ts';
import { type AgeKey, createAgeKey } from '#server/platform/files/age-encryption.ts';
import { EXTENDED, iterations } from '../support/extended.ts';
import { makePng } from '../support/sample-files.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { type Attempt, createTally, type Place, tryPointsOfEachFault } from '../support/try-every-point.ts';
import { addBusyBuyer, type Buyer, openWorld, type World } from './steps/world.ts';

/** What goes wrong outside of the step itself, as the operator reads it. */
const OUTAGE = /^The database is not available at the moment|ENOSPC/;
/** The long form takes each step some hundred times. */
const TIMEOUT_MS = iterations(300_000, 3_600_000);
const BACKUP = 'udyoghaat-2026-11-24.zip';

let world: World;
/** Is in the backups, and has deleted the account since. */
let erased: Buyer;
/** To the world's database, without a time limit, as on the command line. */
let connection: Connection;
let folder: string;
let key: AgeKey;
/** A database that has the schema and no rows. */
let empty: TestDatabase;
const tally = createTally();
const log = pino({ level: 'silent' });
beforeAll(async () => {
  world = await openWorld();
  erased = await addBusyBuyer(world);
  connection = createConnection(world.shop.databaseUrl, () => undefined, 0);
  // The rest of the demo catalogue would only take time.
  await world.shop.database.execute('delete from products');
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-faults-'));
  key = await createAgeKey(path.join(folder, 'key'));
  await mkdir(path.join(world.shop.dataDir, 'media/2026'), { recursive: true });
  for (const name of ['press.webp', 'drill.webp'])
    await writeFile(path.join(world.shop.dataDir, 'media/2026', name), await makePng());
  empty = await createTestDatabase('template0');
  // Nobody may be connected to what is copied.
  const { pool, close } = createConnection(empty.url, () => undefined, 0);
  await migrate(pool);
  await migrateJobQueue(pool);
  await close();
});
afterAll(async () => {
  process.stdout.write(`backups, restores and moves: ${JSON.stringify(tally)}\n`);
  await empty.close();
  await connection.close();
  await world.shop.close();
  await rm(folder, { recursive: true });
});

const foldersOf = (dataDir: string) => ({
  mediaDir: path.join(dataDir, 'media'),
  requestFilesDir: path.join(dataDir, 'request-files'),
});

/** A step that throws. */
function toAttempt(step: () => Promise<unknown>): Attempt {
  return () =>
    step().then(
      () => ({ isDone: true }),
      async (cause) => {
        const refusal = await describeError(cause);
        return { isDone: false, isOutage: OUTAGE.test(refusal), refusal };
      },
    );
}

/** @returns a new folder in the test's own. */
const makeFolder = () => mkdtemp(path.join(folder, 'of-one-test-'));

function takeBackup(place: string, encryptFor?: AgeKey): Promise<unknown> {
  const { dataDir } = world.shop;
  const source = { pool: connection.pool, folders: foldersOf(dataDir), dataDir };
  return backUp(source, createFolderPlace(place), BACKUP, { key: encryptFor });
}

/** A database like `empty`, and a connection that does not count as an open shop. */
async function openTarget() {
  const target = await createTestDatabase(nameOf(empty));
  const watcher = createConnection(target.url, () => undefined, 0, 'test');
  return {
    ...{ url: target.url, database: nameOf(target), pool: watcher.pool },
    close: () => watcher.close().then(target.close),
  };
}

const nameOf = ({ url }: { url: string }) => new URL(url).pathname.slice(1);

/** Has a new target before each first attempt. */
function createTargetPlace(ownFolder: string) {
  let target: Awaited<ReturnType<typeof openTarget>> | undefined;
  const place = { folder: ownFolder } as Place;
  return {
    place,
    async renew(): Promise<string> {
      await target?.close();
      target = await openTarget();
      Object.assign(place, { database: target.database, pool: target.pool });
      return target.url;
    },
    close: () => target?.close(),
  };
}

describe.each(EXTENDED ? ['plain', 'encrypted'] : ['encrypted'])('%s', (kind) => {
  it(
    'a backup is there with its erasure log, or nothing of it is, whatever fails',
    async () => {
      const place = await makeFolder();
      const arrange = async () => {
        await rm(place, { recursive: true });
        await mkdir(place);
        return toAttempt(() => takeBackup(place, kind === 'encrypted' ? key : undefined));
      };
      const { database } = world.shop;
      const source = { database: nameOf({ url: world.shop.databaseUrl }), pool: database.$client };
      await tryPointsOfEachFault({ ...source, folder: place }, arrange, tally);
    },
    TIMEOUT_MS,
  );

  it(
    'a restore brings back all rows and files without deleted accounts, or leaves the shop empty, whatever fails',
    async () => {
      const backups = await makeFolder();
      await takeBackup(backups, kind === 'encrypted' ? key : undefined);
      const file = path.join(backups, BACKUP);
      const dataDir = await makeFolder();
      const target = createTargetPlace(dataDir);
      const arrange = async () => {
        const url = await target.renew();
        await rm(dataDir, { recursive: true });
        await mkdir(path.join(dataDir, 'media/2026'), { recursive: true });
        // One that is replaced; and that must be there if nothing is restored.
        await writeFile(path.join(dataDir, 'media/2026/press.webp'), 'a former picture');
        await logDeletedAccount(dataDir, createHash('sha256').update(erased.id).digest('hex'));
        // What must never come back is on disk before anything is restored, and stays there.
        await writeFile(path.join(dataDir, 'erasures-to-apply'), '');
        target.place.finish = () => openAgain(url, dataDir);
        return toAttempt(async () => {
          const restored = createConnection(url, () => undefined, 0);
          const restoring = withPlainBackup(file, { key, folder: dataDir }, (plainFile) =>
            restoreShop(restored, { dataDir, ...foldersOf(dataDir) }, plainFile, [], log),
          );
          await restoring.finally(restored.close);
        });
      };
      // Decrypting needs no statements.
      await tryPointsOfEachFault(target.place, arrange, tally, kind === 'encrypted' ? ['full'] : undefined);
      const { rows } = await target.place.pool.query('select from accounts where id = $1', [erased.id]);
      expect(rows).toEqual([]);
      await target.close();
    },
    TIMEOUT_MS,
  );
});

/** What a shop does before anybody sees it. */
async function openAgain(url: string, dataDir: string): Promise<void> {
  await migrateToLatest(url, log);
  const { database, close } = createConnection(url, () => undefined, 0);
  await applyErasures(database, dataDir).finally(close);
}

it(
  'a move to another database copies all rows or none, whatever fails there',
  async () => {
    const [backups, copies] = [await makeFolder(), await makeFolder()];
    await takeBackup(backups);
    const target = createTargetPlace(copies);
    // The world's shop is open.
    const source = await openTarget();
    const file = path.join(backups, BACKUP);
    await restoreBackup(source.pool, foldersOf(copies), file, { keepsSessions: true });
    const arrange = async () => {
      const url = await target.renew();
      return toAttempt(async () => {
        const { pool, close } = createConnection(url, () => undefined, 0);
        await moveShop(source.pool, pool, copies).finally(close);
      });
    };
    // A lost reply is that of a restore.
    await tryPointsOfEachFault(target.place, arrange, tally, ['refused', 'full']);
    await target.close();
    await source.close();
  },
  TIMEOUT_MS,
);
