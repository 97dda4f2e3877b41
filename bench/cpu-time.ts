import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/**
 * Reads the CPU time in ms that a process, or several, have used so far. Unlike elapsed time it hardly depends on other
 * load on the machine. NaN on systems without /proc.
 */
export type ReadCpuTime = () => Promise<number>;

/** The CPU time of one process with all its threads, without the processes it has started. */
export function processCpuTime(pid: number): ReadCpuTime {
  return async () => (await readStat(pid)).ownMs;
}

/** The CPU time of all processes that this one has started and that have ended. */
export const endedChildrenCpuTime: ReadCpuTime = async () => (await readStat(process.pid)).endedChildrenMs;

/** The CPU time of the postmaster and its children, including those that have already ended. */
export async function databaseCpuTime(pool: pg.Pool): Promise<ReadCpuTime> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return postmasterCpuTime((await readStat(rows[0]?.pid ?? 0)).parent);
}

/** The same, by the number of the postmaster's process. */
export function postmasterCpuTime(postmaster: number): ReadCpuTime {
  return async () => {
    const children = await readText(`/proc/${postmaster}/task/${postmaster}/children`);
    const running = await Promise.all(children.trim().split(' ').map(Number).map(readStat));
    const { ownMs, endedChildrenMs } = await readStat(postmaster);
    // A child that ends in between has no time of its own anymore.
    return running.reduce((total, child) => total + (child.ownMs || 0), ownMs + endedChildrenMs);
  };
}

/** The CPU time of this process and the database. */
export async function createCpuTimeReader(pool: pg.Pool): Promise<ReadCpuTime> {
  return addCpuTimes(processCpuTime(process.pid), await databaseCpuTime(pool));
}

export function addCpuTimes(first: ReadCpuTime, second: ReadCpuTime): ReadCpuTime {
  return async () => (await first()) + (await second());
}

/** Linux reports CPU time in hundredths of a second (USER_HZ). */
const MS_PER_TICK = 10;

/** Parses /proc/PID/stat, see proc(5). */
async function readStat(pid: number) {
  const text = await readText(`/proc/${pid}/stat`);
  // The second field is the program's name in brackets and may contain spaces; the fields after it are numeric.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [parent, userTicks, systemTicks, childUserTicks, childSystemTicks] = [1, 11, 12, 13, 14].map(
    (index) => Number(fields[index]),
  ) as [number, number, number, number, number];
  return {
    parent,
    ownMs: (userTicks + systemTicks) * MS_PER_TICK,
    endedChildrenMs: (childUserTicks + childSystemTicks) * MS_PER_TICK,
  };
}

const readText = (file: string) => readFile(file, 'utf8').catch(() => '');
