import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { LoadStats, Loads } from './load-process.ts';

/**
 * Runs all these loads at once, in a process that does nothing else.
 * @param isBackground the process lets all others run first: what is measured beside it is the server, and not it.
 */
export async function runLoads<Name extends string>(
  loads: Loads<Name>,
  isBackground = false,
): Promise<Record<Name, LoadStats>> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'load-process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (isBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.stdin.end(JSON.stringify(loads));
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return JSON.parse(output);
}
