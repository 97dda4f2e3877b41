import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { LoadStats, Loads } from './load-process.ts';

const BACKGROUND = constants.priority.PRIORITY_LOW;
const FOREGROUND = constants.priority.PRIORITY_HIGH;

/**
 * Runs all these loads at once, in a process that does nothing else. It stands for people at machines of their own, so
 * it runs before all others: what it measures is the server, and not how long it waited for a processor itself.
 * @param isBackground the process lets all others run first instead, so that a flood does not take the server's
 * processor.
 */
export async function runLoads<Name extends string>(
  loads: Loads<Name>,
  isBackground = false,
): Promise<Record<Name, LoadStats>> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'load-process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (child.pid !== undefined) setPriorityIfAllowed(child.pid, isBackground ? BACKGROUND : FOREGROUND);
  child.stdin.end(JSON.stringify(loads));
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return JSON.parse(output);
}

/** Only root may run a process before others; without that it competes with the server. */
function setPriorityIfAllowed(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw cause;
  }
}
