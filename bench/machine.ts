import { availableParallelism, cpus, loadavg } from 'node:os';
import type pg from 'pg';

/** Describes time, machine and PostgreSQL version, for the introduction of a table. */
export async function describeMachine(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  return `${describeHost()}, PostgreSQL ${rows[0]?.server_version}`;
}

/** Like `describeMachine`, without the database. */
export function describeHost(): string {
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    cpus()[0]?.model ?? 'unknown CPU',
    `${availableParallelism()} cores (load average at the start: ${loadavg()[0]?.toFixed(1)})`,
    `Node.js ${process.versions.node}`,
  ].join(', ');
}
