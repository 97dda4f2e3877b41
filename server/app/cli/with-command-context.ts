import { existsSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { AppError } from '#contract/errors.ts';
import { type Config, readConfig } from '#server/app/config.ts';
import { getCommandLineUser } from '#server/features/admin/command-line-user.ts';
import { connectToCurrentSchema } from '#server/platform/database/connect-database.ts';
import type { CommandContext, CommandOutput } from './command-context.ts';

/**
 * Connects to the shop's database, whether the shop is running or not, and closes the connection afterwards.
 * @param operatorName as typed; undefined for the user of this process.
 */
export async function withCommandContext(
  env: NodeJS.ProcessEnv,
  operatorName: string | undefined,
  streams: Pick<CommandContext, 'terminal' | 'signal' | 'ask' | 'write'>,
  run: (context: CommandContext) => Promise<CommandOutput>,
): Promise<CommandOutput> {
  const config = readConfig(env);
  assertDatabaseExists(config);
  // npm starts programs in the checkout, but files are named from the folder in which the person is.
  if (env.INIT_CWD) process.chdir(env.INIT_CWD);
  const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }));
  const { database, pool, close } = await connectToCurrentSchema(config, log, 0);
  try {
    const operator =
      operatorName === undefined ? getCommandLineUser() : await getNameOfStaff(database, operatorName);
    return await run({ ...streams, config, operator, database, pool });
  } finally {
    await close();
  }
}

async function getNameOfStaff(database: CommandContext['database'], name: string): Promise<string> {
  const { getStaffName } = await import('#server/features/admin/change-staff.ts');
  return getStaffName(database, name);
}

/** Without this, a mistyped DATA_DIR would create a new, empty shop. */
function assertDatabaseExists({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== undefined || existsSync(path.join(dataDir, 'postgres'))) return;
  throw new AppError(
    'not_found',
    `No database found in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the shop, or start the shop once: npm start.`,
  );
}
