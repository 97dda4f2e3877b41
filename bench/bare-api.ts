import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import type { Statement } from './recorded-statements.ts';

/** What the API is compared with: the same HTTP library sends the same statements and serialises their rows, no more. */

const given = JSON.parse(await readFile(process.env.STATEMENTS ?? '', 'utf8')) as Record<string, Statement[]>;
const statements = new Map(Object.entries(given));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

const app = new Hono();
app.get('/livez', (context) => context.json({ success: true }));
app.all('*', async (context) => {
  const client = await pool.connect();
  try {
    const rows: unknown[] = [];
    for (const { text, values } of statements.get(context.req.header('x-row') ?? '') ?? []) {
      rows.push((await client.query({ text, values, rowMode: 'array' })).rows);
    }
    return context.json({ success: true, rows });
  } finally {
    client.release();
  }
});
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
