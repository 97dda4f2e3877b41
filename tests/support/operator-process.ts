import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

const PROJECT = path.resolve(import.meta.dirname, '../..');

export type Outcome = { code: number | null; stdout: string; stderr: string };

/** Runs `npm run operator -- …` as a process of its own, with these settings. */
export async function runOperatorProcess(
  environment: Record<string, string>,
  ...typed: string[]
): Promise<Outcome> {
  const child = spawn('npm', ['run', '--silent', 'operator', '--', ...typed], {
    cwd: PROJECT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: child.exitCode, stdout: stdout.toString(), stderr: stderr.toString() };
}
