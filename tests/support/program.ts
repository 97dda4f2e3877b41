import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

const PROJECT = path.resolve(import.meta.dirname, '../..');

export type Outcome = { code: number | null; stdout: string; stderr: string };

/** A program of ours as a process of its own, with these settings; its outcome is known when it has ended. */
export function startProgram(
  environment: Record<string, string>,
  command: string,
  ...typed: string[]
): { child: ChildProcess; outcome: Promise<Outcome> } {
  const child = spawn(command, typed, {
    cwd: PROJECT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const outcome = Promise.all([buffer(child.stdout), buffer(child.stderr), once(child, 'exit')]).then(
    ([stdout, stderr]) => ({ code: child.exitCode, stdout: stdout.toString(), stderr: stderr.toString() }),
  );
  return { child, outcome };
}

/** What `npm start` runs: for a shop that is not to open, or not for long. */
export function startShopProgram(environment: Record<string, string>) {
  return startProgram({ NODE_ENV: 'production', ...environment }, process.execPath, 'scripts/start.ts');
}
