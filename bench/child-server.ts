import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import manifest from '../package.json' with { type: 'json' };

export type ChildServer = { url: string; pid: number; close(): Promise<void> };

const PROJECT = path.resolve(import.meta.dirname, '..');

/** What `npm start` has the shell execute. */
export const SHOP: readonly string[] = manifest.scripts.start.split(' ').slice(1);

/** Starts a program, a command and its arguments, that listens on PORT, in a process of its own, and waits until it answers. */
export async function startServer(
  [command = '', ...parameters]: readonly string[],
  environment: Record<string, string>,
): Promise<ChildServer> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(command, parameters, {
    cwd: PROJECT,
    env: { ...process.env, ...environment, PORT: String(port) },
    // The log goes where logs go; what is wrong is to be seen.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${url}/livez`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${command} ${parameters.join(' ')} did not start.`);
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
