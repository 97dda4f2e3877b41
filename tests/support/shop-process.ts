import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiClient, createApiClient } from '#contract/client.ts';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import { type Outbox, readOutbox } from './outbox.ts';
import { copyPreparedShop } from './test-postgres.ts';

/** For a shop that starts for the first time. */
export const leaveEmpty = async (_dataDir: string): Promise<void> => undefined;

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** Nobody waits so long on a quiet machine: a shop that creates its PostgreSQL beside other tests may. */
const START_LIMIT_MS = 240_000;

/** A shop as `npm start` runs it, on a data directory and port of its own. */
export type ShopProcess = {
  url: string;
  dataDir: string;
  outbox: Outbox;
  /** Everything it has printed so far. */
  output(): string;
  api(token?: string): ApiClient;
  pid(): number | undefined;
  /** Sends it a signal and does not wait for what comes of it. */
  signal(name: NodeJS.Signals): void;
  /** Process id of its PostgreSQL. */
  postgresPid(): Promise<number>;
  /** Process ids of its PostgreSQL and of all that PostgreSQL has started. */
  postgresPids(): Promise<number[]>;
  /** Ends the process without any chance to tidy up; PostgreSQL keeps running. */
  killHard(): Promise<void>;
  /** Starts it again on the same data, and says how long that took in ms. */
  restart(): Promise<number>;
  /** Asks it to stop, as systemd or Ctrl-C would, and gives its exit code. */
  stop(): Promise<number | null>;
  /** Stops it if it is running and removes its data. */
  close(): Promise<void>;
};

/**
 * @param prepare what is done with the data directory before the shop starts. Without it, a shop with its own
 * PostgreSQL has been open before, because creating one takes longer than anything else here.
 * @param folder where its code and its packages are.
 */
export async function startShop(
  environment: Record<string, string> = {},
  prepare = environment.DATABASE_URL === undefined ? copyPreparedShop : leaveEmpty,
  folder = PROJECT,
): Promise<ShopProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-e2e-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  let printed = '';
  let child: ChildProcess;

  async function start(): Promise<number> {
    const startedAt = Date.now();
    const from = printed.length;
    child = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: folder,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'production', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    }
    while (!printed.slice(from).includes('The shop is open at')) {
      if (child.exitCode !== null) throw new Error(`The shop did not start:\n${printed.slice(from)}`);
      if (Date.now() - startedAt > START_LIMIT_MS)
        throw new Error(`The shop did not start in time:\n${printed}`);
      await sleep(10);
    }
    return Date.now() - startedAt;
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    child.kill(signal);
    await once(child, 'exit');
    return child.exitCode;
  }

  async function readPostgresPid(): Promise<number> {
    const pidFile = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
    return Number(pidFile.split('\n')[0]);
  }

  await prepare(dataDir);
  await start();
  return {
    url,
    dataDir,
    outbox: readOutbox(path.join(dataDir, 'outbox')),
    output: () => printed,
    api: (token) => createApiClient({ apiUrl: url, getToken: () => token }),
    pid: () => child.pid,
    signal: (name) => void child.kill(name),
    postgresPid: readPostgresPid,
    postgresPids: async () => {
      const postmaster = await readPostgresPid();
      const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
      return [postmaster, ...children.trim().split(' ').map(Number)];
    },
    killHard: async () => void (await end('SIGKILL')),
    restart: start,
    stop: () => end('SIGTERM'),
    async close() {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
