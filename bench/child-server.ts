import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import manifest from '../package.json' with { type: 'json' };
import type { BenchContext } from './bench-context.ts';

export type ChildServer = { url: string; pid: number; close(): Promise<void> };

/** The first start also makes the database and reads the demo catalogue, perhaps on a busy machine. */
const START_LIMIT_MS = 180_000;

const PROJECT = path.resolve(import.meta.dirname, '..');

/** The command line of `npm start`, without the shell's `exec`. */
export const SHOP_COMMAND: readonly string[] = manifest.scripts.start.split(' ').slice(1);

/**
 * Starts a server in a child process, on the port in PORT, and waits until it answers.
 * @param options `logFile` receives what the server prints: its request log, as in production.
 */
export async function startServer(
  [command = '', ...args]: readonly string[],
  environment: Record<string, string>,
  { logFile = '/dev/null', folder = PROJECT } = {},
): Promise<ChildServer> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...environment, PORT: String(port) },
    // Standard output is reserved for results; errors of the server must stay visible.
    stdio: ['ignore', openSync(logFile, 'a'), 'inherit'],
  });
  const startedAt = performance.now();
  while (!(await fetch(`${url}/livez`).catch(() => undefined))) {
    if (child.exitCode !== null || performance.now() - startedAt > START_LIMIT_MS) {
      child.kill();
      throw new Error(`${command} ${args.join(' ')} did not start.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    pid: child.pid ?? 0,
    async close() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export type ShopServer = ChildServer & { logFile: string };

/** Starts the shop as `npm start` does, on a database that is open already, with its request log in a file. */
export async function startShop(
  { folder, cleanup }: BenchContext,
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<ShopServer> {
  const logFile = path.join(folder, 'shop.log');
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, ...environment };
  const server = await startServer(SHOP_COMMAND, settings, { logFile });
  cleanup.defer(server.close);
  return { ...server, logFile };
}
