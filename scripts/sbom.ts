import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * `npm run sbom`: prints the packages of the running shop as a CycloneDX document. `npm sbom --omit dev` would also
 * omit React and all other packages that any package has as a development dependency. So npm gets a copy of the
 * project without development dependencies.
 */

type Lock = { packages: Record<string, { devDependencies?: object; dev?: true }> };

const PROJECT = path.resolve(import.meta.dirname, '..');
const read = (name: string) => JSON.parse(readFileSync(path.join(PROJECT, name), 'utf8'));

const { devDependencies: _, ...manifest } = read('package.json');
const lock: Lock = read('package-lock.json');
lock.packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev));
delete lock.packages['']?.devDependencies;

const parent = mkdtempSync(path.join(tmpdir(), 'udyog-haat-sbom-'));
// npm uses the folder's name as the project's.
const folder = path.join(parent, manifest.name);
try {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  execFileSync('npm', ['sbom', ...options], { cwd: folder, stdio: 'inherit' });
} finally {
  rmSync(parent, { recursive: true });
}
