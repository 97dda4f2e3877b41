import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { backUp } from '#server/features/backup/back-up.ts';
import { createFolderPlace } from '#server/features/backup/folder-place.ts';
import { restoreShop } from '#server/features/backup/restore-shop.ts';
import { createConnection } from '#server/platform/database/connection.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrateJobQueue } from '#server/platform/database/migrate-job-queue.ts';
import { type AgeKey, createAgeKey } from '#server/platform/files/age-encryption.ts';
import { makePng } from '../support/sample-files.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { type Attempt, createTally, type Place, tryFirstCommit } from '../support/try-every-point.ts';
import { openWorld, type World } from './steps/world.ts';

/** What goes wrong outside of the step itself. */
const OUTAGE = /No space left on device|Connection terminated|ENOSPC/;
/** What must never come back is on disk before anything is restored, and stays there. */
const WRITTEN_FIRST = ['erasures.log', 'erasures-to-apply'];

let world: World;
let folder: string;
/** A database that has the schema and no rows. */
let empty: TestDatabase;
const tally = createTally();
const log = pino({ level: 'silent' });
beforeAll(async () => {
  world = await openWorld();
  // The rest of the demo catalogue would only take time.
  await world.shop.database.execute('delete from products');
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-faults-'));
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
  process.stdout.write(`backups and restores: ${JSON.stringify(tally)}\n`);
  await empty.close();
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
      (cause: Error) => ({ isDone: false, isOutage: OUTAGE.test(cause.message), refusal: cause.message }),
    );
}

function takeBackup({ shop }: World, place: string, key?: AgeKey): Promise<unknown> {
  const source = { pool: shop.database.$client, folders: foldersOf(shop.dataDir), dataDir: shop.dataDir };
  return backUp(source, createFolderPlace(place), 'udyoghaat-2026-11-24.zip', { key });
}

describe.each(['plain', 'encrypted'])('a backup (%s)', (kind) => {
  it('is there with its erasure log, or nothing of it is, when its commit fails', async () => {
    const key = kind === 'encrypted' ? await createAgeKey(path.join(folder, 'key')) : undefined;
    const { shop } = world;
    const arrange = async () => {
      const place = path.join(folder, 'backups');
      await rm(place, { recursive: true, force: true });
      await mkdir(place);
      return toAttempt(() => takeBackup(world, place, key));
    };
    const database = new URL(shop.databaseUrl).pathname.slice(1);
    await tryFirstCommit({ database, pool: shop.database.$client, folder }, arrange, tally);
  });
});

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

describe('a restore', () => {
  it('brings back all rows and files, or leaves the shop empty, when its commit fails', async () => {
    const place = path.join(folder, 'backups');
    await rm(place, { recursive: true, force: true });
    await takeBackup(world, place);
    const file = path.join(place, 'udyoghaat-2026-11-24.zip');
    const dataDir = await mkdtemp(path.join(folder, 'restored-'));
    let target: Awaited<ReturnType<typeof openTarget>> | undefined;
    const state = { folder: dataDir } as Place;
    const arrange = async () => {
      await target?.close();
      target = await openTarget();
      const { url, database, pool } = target;
      await rm(dataDir, { recursive: true });
      await mkdir(path.join(dataDir, 'media/2026'), { recursive: true });
      // One that is replaced; and that must be there if nothing is restored.
      await writeFile(path.join(dataDir, 'media/2026/press.webp'), 'a former picture');
      for (const name of WRITTEN_FIRST) await writeFile(path.join(dataDir, name), '');
      Object.assign(state, { database, pool });
      return toAttempt(async () => {
        const connection = createConnection(url, () => undefined, 0);
        const folders = { dataDir, ...foldersOf(dataDir) };
        await restoreShop(connection, folders, file, [], log).finally(connection.close);
      });
    };
    await tryFirstCommit(state, arrange, tally);
    await target?.close();
  });
});
