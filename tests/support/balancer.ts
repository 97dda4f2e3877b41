import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';

/** HAProxy before some servers, set up as docs/trust.md says. */
export type Balancer = { url: string; close(): Promise<void> };

export const HAS_HAPROXY = spawnSync('haproxy', ['-v']).status === 0;

export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-haproxy-'));
  const port = await findFreePort();
  const servers = urls.map((url, index) => `  server node${index} 127.0.0.1:${new URL(url).port}`);
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout http-keep-alive 60s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
frontend shop
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 500ms fall 1 rise 1
${servers.join('\n')}
`,
  );
  let said = '';
  const child: ChildProcess = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/livez`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`HAProxy did not start:\n${said}`);
    await sleep(100);
  }
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
