import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SERVICE_WORKER_FILE } from '#domain/page-paths.ts';

const PROJECT = path.resolve(import.meta.dirname, '..');
/** All files that affect the built storefront and desk. */
const SOURCES = [
  'web/**/*',
  'desk/**/*',
  'public/*',
  'contract/*',
  'domain/**/*',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'scripts/{build,browser-contract,icon-classes,pure-schemas,service-worker,shared-chunks,unused-router-code}.ts',
];
const FINGERPRINT = path.join(PROJECT, 'build/fingerprint');

/** Builds the storefront and the desk if their sources have changed since the last complete build. */
export function buildIfStale(): void {
  const fingerprint = computeFingerprint();
  if (readFingerprint() === fingerprint) return;
  process.stdout.write('Building the storefront and the desk …\n');
  rmSync(FINGERPRINT, { force: true });
  runBuild('The storefront', 'react-router', ['build']);
  // Into a folder of the storefront's files, which the former has emptied.
  runBuild('The desk', 'vite', ['build', '--config', 'desk/vite.config.ts']);
  const clientFiles = path.join(PROJECT, 'build/client');
  // Browsers replace the service worker, and delete what the former one has stored, when its bytes have changed.
  appendFileSync(path.join(clientFiles, SERVICE_WORKER_FILE), `// ${fingerprint}\n`);
  compressFiles(clientFiles);
  writeFileSync(FINGERPRINT, fingerprint);
}

function runBuild(what: string, command: string, parameters: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd: PROJECT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${what} could not be built:\n${stdout}\n${stderr}`);
}

function computeFingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(SOURCES, { cwd: PROJECT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(path.relative(PROJECT, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function readFingerprint(): string | undefined {
  try {
    return readFileSync(FINGERPRINT, 'utf8');
  } catch {
    return undefined;
  }
}

const COMPRESSIBLE = '**/*.{js,css,svg,json,txt,webmanifest}';
const MIN_BYTES = 256;

/** Writes a .br and a .gz next to each compressible file, with the best compression, for the server to send. */
function compressFiles(folder: string): void {
  for (const name of globSync(COMPRESSIBLE, { cwd: folder })) {
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    if (bytes.length < MIN_BYTES) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
