import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProgram } from '#server/app/cli/program.ts';
import { runCommand } from '../support/run-command.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { BANK_SETTINGS } from '../support/test-shop.ts';
import { createTally, type Outcome, type Place, tryEveryPoint } from '../support/try-every-point.ts';
import { COMMAND_STEPS, READING_COMMANDS } from './steps/command-steps.ts';
import { createPlace } from './steps/try-call.ts';
import { openWorld, type World } from './steps/world.ts';

/**
 * `demo remove` needs a shop for each time, below; `move-to` is a backup and a restore: tests/faults/backups.test.ts.
 */
const OF_WHOLE_SHOPS = ['demo remove', 'move-to'];

let world: World;
const tally = createTally();
const steps = Object.entries(COMMAND_STEPS);
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  process.stdout.write(`${steps.length} commands: ${JSON.stringify(tally)}\n`);
  await world.shop.close();
});

/** Of the database, or of the disk. */
const OUTAGE = /^The database is not available at the moment|^Files cannot be stored at the moment|ENOSPC/;

async function run(typed: readonly string[], shop: { databaseUrl: string } = world.shop): Promise<Outcome> {
  const settings = { DATA_DIR: world.shop.dataDir, TRIAL: 'on', ...BANK_SETTINGS };
  const { exitCode, stderr } = await runCommand(shop, typed, 'y', settings);
  if (exitCode === 0) return { isDone: true };
  expect(stderr, 'what happened, not where in the program').not.toMatch(/^\s+at /m);
  return { isDone: false, isOutage: OUTAGE.test(stderr), refusal: stderr };
}

it('every command has steps, or only reads', async () => {
  const program = await createProgram({ width: 80, hasColour: false }, {}, () => async () => {});
  const leaves = program.commands.flatMap((command) =>
    command.commands.length > 0 ? command.commands : [command],
  );
  const getPath = (command: CommandUnknownOpts) =>
    command.parent?.parent ? `${command.parent.name()} ${command.name()}` : command.name();
  expect(leaves.map(getPath).sort()).toEqual(
    [...Object.keys(COMMAND_STEPS), ...READING_COMMANDS, ...OF_WHOLE_SHOPS].sort(),
  );
});

it.each(steps)('%s is done as a whole or not at all, whatever fails', async (_name, step) => {
  const arrange = async () => {
    const typed = await step(world);
    return () => run(typed);
  };
  await tryEveryPoint(createPlace(world.shop), arrange, tally);
});

it('demo remove is done as a whole or not at all, whatever fails', async () => {
  const place = { folder: world.shop.dataDir } as Place;
  let shop: TestDatabase | undefined;
  const arrange = async () => {
    await shop?.close();
    shop = await createTestDatabase();
    const { url, pool } = shop;
    Object.assign(place, { database: new URL(url).pathname.slice(1), pool });
    return () => run(['demo', 'remove', '--yes'], { databaseUrl: url });
  };
  await tryEveryPoint(place, arrange, tally);
  await shop?.close();
});
