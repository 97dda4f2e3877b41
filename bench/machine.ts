import { availableParallelism, cpus, loadavg } from 'node:os';
import type pg from 'pg';

/** Where and when figures were measured, for the head of their table. */
export async function describeMachine(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  return `${describeHost()}, PostgreSQL ${rows[0]?.server_version}`;
}

/** The same without the database. */
export function describeHost(): string {
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    cpus()[0]?.model ?? 'unknown CPU',
    `${availableParallelism()} cores (load average before: ${loadavg()[0]?.toFixed(1)})`,
    `Node.js ${process.versions.node}`,
  ].join(', ');
}
