import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createPool } from '#server/platform/database/connection.ts';
import type { RecordedStatements } from './record-statements.ts';

/** The API's baseline: the same HTTP library, sending the recorded statements and serialising their rows. */

const statementsByRow: RecordedStatements = JSON.parse(await readFile(process.env.STATEMENTS ?? '', 'utf8'));
const recorded = new Map(Object.entries(statementsByRow));
const pool = createPool(process.env.DATABASE_URL ?? '', () => undefined);
let requestCount = 0;

const app = new Hono();
app.get('/livez', (context) => context.json({ success: true }));
app.all('*', async (context) => {
  const client = await pool.connect();
  try {
    const rows: unknown[] = [];
    const calls = recorded.get(context.req.header('x-row') ?? '') ?? [];
    requestCount += 1;
    for (const statement of calls[requestCount % calls.length] ?? []) {
      rows.push((await client.query({ ...statement, rowMode: 'array' })).rows);
    }
    return context.json({ success: true, rows });
  } finally {
    client.release();
  }
});
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
