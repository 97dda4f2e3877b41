import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createPool } from '#server/platform/database/connection.ts';
import type { RecordedStatements } from './recorded-statements.ts';

/** What the API is compared with: the same HTTP library sends the same statements and serialises their rows, no more. */

const given: RecordedStatements = JSON.parse(await readFile(process.env.STATEMENTS ?? '', 'utf8'));
const recorded = new Map(Object.entries(given));
const pool = createPool(process.env.DATABASE_URL ?? '', () => undefined);
let turn = 0;

const app = new Hono();
app.get('/livez', (context) => context.json({ success: true }));
app.all('*', async (context) => {
  const client = await pool.connect();
  try {
    const rows: unknown[] = [];
    const calls = recorded.get(context.req.header('x-row') ?? '') ?? [];
    turn += 1;
    for (const statement of calls[turn % calls.length] ?? []) {
      rows.push((await client.query({ ...statement, rowMode: 'array' })).rows);
    }
    return context.json({ success: true, rows });
  } finally {
    client.release();
  }
});
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
