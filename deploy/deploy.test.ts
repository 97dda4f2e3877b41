import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** No container engine runs here: what can be known of these files without one. */

const HERE = import.meta.dirname;
const PROJECT = path.join(HERE, '..');
const read = (...names: string[]) => readFileSync(path.join(PROJECT, ...names), 'utf8');
const dockerfile = read('deploy/Dockerfile');
/** The lines that copy from the checkout. */
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
  names.split(' '),
);

describe('the image', () => {
  it('copies only what there is', () => {
    expect(copied.length).toBeGreaterThan(10);
    expect(copied.filter((name) => !existsSync(path.join(PROJECT, name)))).toEqual([]);
  });

  it('contains all from which the pages were built, because the shop compares them at its start', () => {
    const [, list = ''] = /const SOURCES = \[(.+?)\];/s.exec(read('scripts/build.ts')) ?? [];
    const sources = [...list.matchAll(/^\s+'([^'/]+)/gm)].map(([, name = '']) => name);
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((name) => !copied.includes(name))).toEqual([]);
  });

  it('is built with the Node.js of the lockfile', () => {
    const versions = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
    expect(new Set(versions)).toEqual(new Set([read('.nvmrc').trim()]));
  });

  it('does not run as root and says whether the shop is ready', () => {
    expect(dockerfile).toMatch(/^USER (?!root)/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK .*"ready"/m);
  });
});

type Service = {
  image?: string;
  read_only?: boolean;
  cap_drop?: string[];
  volumes?: string[];
  secrets?: string[];
};
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets?: Record<string, unknown>;
};

describe.each(['one-box', 'with-database', 'two-nodes'])('deploy/%s/compose.yml', (shape) => {
  const text = read('deploy', shape, 'compose.yml');
  const { services, volumes, secrets = {} } = parse(text, { merge: true }) as Compose;

  it('names only variables that .env.example explains', () => {
    const known = [...read('.env.example').matchAll(/^# ([A-Z_0-9]+)=/gm)].map(([, name]) => name);
    const named = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(named).toContain('PUBLIC_URL');
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('mounts only files that there are, and volumes and secrets that it declares', () => {
    const sources = Object.values(services).flatMap(({ volumes: mounts = [] }) =>
      mounts.map((mount) => mount.split(':')[0] ?? ''),
    );
    const isThere = (source: string) =>
      source.startsWith('.') ? existsSync(path.join(HERE, shape, source)) : source in volumes;
    expect(sources.filter((source) => !isThere(source))).toEqual([]);
    const used = Object.values(services).flatMap(({ secrets: names = [] }) => names);
    expect(used.filter((name) => !(name in secrets))).toEqual([]);
  });

  it('lets no service write outside of its volumes or keep a capability that it does not name', () => {
    for (const [name, { read_only, cap_drop }] of Object.entries(services))
      expect({ name, read_only, cap_drop }).toEqual({ name, read_only: true, cap_drop: ['ALL'] });
  });
});

it('the scripts can be run, and a shell can read them', () => {
  const scripts = ['shop', ...globSync('{postgres,pgbouncer}/*.sh', { cwd: HERE })].map((name) =>
    path.join(HERE, name),
  );
  expect(scripts).toHaveLength(5);
  for (const script of scripts) {
    accessSync(script, constants.X_OK);
    expect(spawnSync('sh', ['-n', script], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  }
});

it('the units of systemd run a program of the checkout as the user of the shop', () => {
  for (const unit of globSync('systemd/*.service', { cwd: HERE })) {
    const text = read('deploy', unit);
    expect(text).toMatch(/^User=udyog-haat$/m);
    const [, program = ''] = /^ExecStart=\/opt\/udyog-haat\/(\S+)/m.exec(text) ?? [];
    expect(existsSync(path.join(PROJECT, program)), unit).toBe(true);
  }
});
