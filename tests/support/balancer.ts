import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';

/** HAProxy before some servers, set up as `deploy/two-nodes` has it. */
export type Balancer = { url: string; pid: number; close(): Promise<void> };

export const HAS_HAPROXY = spawnSync('haproxy', ['-v']).status === 0;

/** What `DRAIN_SECONDS` must be behind it: three times the interval at which it looks. */
export const BALANCER_DRAIN_SECONDS = '3';

const CONFIGURATION = path.resolve(import.meta.dirname, '../../deploy/two-nodes/haproxy.cfg');

export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-haproxy-'));
  const port = await findFreePort();
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(file, moveToThisMachine(await readFile(CONFIGURATION, 'utf8'), port, urls));
  let said = '';
  const child: ChildProcess = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/livez`).catch(() => undefined))?.ok) {
    if (hasEnded()) throw new Error(`HAProxy did not start:\n${said}`);
    await sleep(100);
  }
  return {
    url,
    pid: child.pid ?? 0,
    async close() {
      child.kill('SIGTERM');
      if (!hasEnded()) await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/** Without the names of containers. */
function moveToThisMachine(configuration: string, port: number, urls: readonly string[]): string {
  const servers = urls.map((url, index) => `  server node-${index + 1} 127.0.0.1:${new URL(url).port}\n`);
  return configuration
    .replace(/^resolvers docker\n(?: .+\n)+/m, '')
    .replace(/ resolvers docker.*/, '')
    .replace('bind :3000', `bind 127.0.0.1:${port}`)
    .replace(/(?:^ +server .+\n)+/m, servers.join(''));
}
