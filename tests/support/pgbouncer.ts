import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import { toUnprivilegedCommand } from '#server/platform/embedded-postgres/postgres-programs.ts';

/** A real PgBouncer in transaction mode, as deploy/pgbouncer.ini sets it up. */
export type PgBouncer = {
  /** Where it stands in for the server whose address it was started with. */
  url: string;
  pid(): number;
  /** Ends it without any chance to tidy up, as a machine that is switched off would. */
  kill(): Promise<void>;
  /** @param maxClients how many connections it takes from now on. */
  restart(maxClients?: number): Promise<void>;
  close(): Promise<void>;
};

/** Debian's package `pgbouncer` brings it; tests that need it say so where it is absent. */
export async function findPgBouncer(): Promise<string | undefined> {
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    'PATH=$PATH:/usr/sbin command -v pgbouncer || true',
  ]);
  return stdout.trim() || undefined;
}

/**
 * @param program the path of PgBouncer.
 * @param postgresUrls addresses of one server, each with a role that may connect.
 */
export async function startPgBouncer(program: string, ...postgresUrls: string[]): Promise<PgBouncer> {
  const server = new URL(postgresUrls[0] ?? '');
  const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-pgbouncer-'));
  const port = await findFreePort();
  const users = postgresUrls.map((url) => new URL(url));
  const userLines = users.map(
    ({ username, password }) => `"${username}" "${decodeURIComponent(password)}"\n`,
  );
  await writeFile(path.join(folder, 'users.txt'), userLines.join(''));
  const settingsFor = (maxClients: number) => `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 10
max_client_conn = ${maxClients}
`;
  // As root it runs as somebody else, who must reach them.
  await chmod(folder, 0o755);
  const url = new URL(server);
  url.port = String(port);
  let child: ChildProcess;

  async function start(maxClients = 2000): Promise<void> {
    await writeFile(path.join(folder, 'pgbouncer.ini'), settingsFor(maxClients));
    const command = toUnprivilegedCommand(program, ['--quiet', path.join(folder, 'pgbouncer.ini')]);
    child = spawn(...command, { stdio: 'ignore' });
    for (;;) {
      const client = new pg.Client(url.href);
      client.on('error', () => undefined);
      const isReady = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      if (isReady) return;
      if (child.exitCode !== null) throw new Error(`PgBouncer did not start: exit code ${child.exitCode}.`);
      await sleep(50);
    }
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  await start();
  return {
    url: url.href,
    pid: () => child.pid ?? 0,
    kill,
    restart: start,
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
