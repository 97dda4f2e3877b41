import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import manifest from '../package.json' with { type: 'json' };

export type ChildServer = { url: string; pid: number; close(): Promise<void> };

const PROJECT = path.resolve(import.meta.dirname, '..');

/** The command line of `npm start`, without the shell's `exec`. */
export const SHOP_COMMAND: readonly string[] = manifest.scripts.start.split(' ').slice(1);

/** Starts a server in a child process, on the port in PORT, and waits until /livez answers. */
export async function startServer(
  [command = '', ...args]: readonly string[],
  environment: Record<string, string>,
): Promise<ChildServer> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(command, args, {
    cwd: PROJECT,
    env: { ...process.env, ...environment, PORT: String(port) },
    // Standard output is reserved for results; errors of the server must stay visible.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${url}/livez`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} did not start.`);
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
