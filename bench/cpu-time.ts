import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/**
 * Reads the CPU time in ms that this process and the whole database server have used so far. Unlike elapsed time it
 * hardly depends on other load on the machine. Undefined on systems without /proc.
 */
export type ReadCpuTime = () => Promise<number | undefined>;

/** Counts the postmaster and its children, including those that have already ended. */
export async function createCpuTimeReader(pool: pg.Pool): Promise<ReadCpuTime> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = (await readStat(String(rows[0]?.pid)))?.parent;
  return async () => {
    if (postmaster === undefined) return undefined;
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const stats = await Promise.all(pids.map(readStat));
    const databaseMs = stats.reduce((total, stat) => {
      if (stat?.pid === postmaster) return total + stat.ownMs + stat.endedChildrenMs;
      return stat?.parent === postmaster ? total + stat.ownMs : total;
    }, 0);
    const { user, system } = process.cpuUsage();
    return databaseMs + (user + system) / 1000;
  };
}

/** Linux reports CPU time in hundredths of a second (USER_HZ). */
const MS_PER_TICK = 10;

/** Parses /proc/PID/stat, see proc(5); undefined when the process has ended. */
async function readStat(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // The second field is the program's name in brackets and may contain spaces; the fields after it are numeric.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, userTicks = 0, systemTicks = 0, childUserTicks = 0, childSystemTicks = 0] = [
    1, 11, 12, 13, 14,
  ].map((index) => fields[index]);
  return {
    pid: Number(pid),
    parent,
    ownMs: (userTicks + systemTicks) * MS_PER_TICK,
    endedChildrenMs: (childUserTicks + childSystemTicks) * MS_PER_TICK,
  };
}
