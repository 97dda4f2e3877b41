import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { CallName } from '#contract/api.ts';
import { removeAbandonedFiles } from '#server/features/request-files/delete-files.ts';
import { removeOldImports } from '#server/features/staff-imports/import-files.ts';
import { createStoredFiles } from '#server/platform/files/stored-files.ts';
import type { TestShop } from '../../support/test-shop.ts';
import { type Kind, type Place, type Tally, tryEveryPoint } from '../../support/try-every-point.ts';
import { arrangeExample, type CallStep, createCallAttempt } from './take-call.ts';
import type { World } from './world.ts';

/** @param step by default the call's example. */
export async function tryCall(
  name: CallName,
  world: World,
  step: CallStep | undefined,
  tally: Tally,
  kind: Kind,
): Promise<void> {
  const arrange = async () => {
    await forgetAttempts(world.shop);
    return createCallAttempt(name, world, await (step?.(world) ?? arrangeExample(name, world)));
  };
  await tryEveryPoint(createPlace(world.shop), arrange, tally, kind);
}

/** The loop goes beyond every limit. */
async function forgetAttempts({ database }: TestShop): Promise<void> {
  await database.execute(sql`delete from rate_limits`);
}

export function createPlace(shop: TestShop): Place {
  const { database, dataDir } = shop;
  return {
    database: new URL(shop.databaseUrl).pathname.slice(1),
    pool: database.$client,
    folder: dataDir,
    prepare: () => forgetAttempts(shop),
    async cleanUp(files) {
      const twoHoursAgo = new Date(Date.now() - 7_200_000);
      for (const file of files) await utimes(path.join(dataDir, file), twoHoursAgo, twoHoursAgo);
      await removeAbandonedFiles(database, createStoredFiles(path.join(dataDir, 'request-files')));
      await removeOldImports(createStoredFiles(path.join(dataDir, 'imports')));
    },
  };
}
