import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createConnection } from '#server/platform/database/connection.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrateJobQueue } from '#server/platform/database/migrate-job-queue.ts';
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { loadDemo } from '../../demo/load-demo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL server for this run, with a database `template` that holds the schema and the trial world. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-test-'));
  const postgres = await openEmbeddedPostgres(dataDir, (message) => process.stderr.write(`${message}\n`));
  const server = createConnection(postgres.url, () => undefined);
  await server.pool.query('create database template_shop');
  await server.close();

  const template = createConnection(databaseAt(postgres.url, 'template_shop'), () => undefined);
  await migrate(template.pool);
  await migrateJobQueue(template.pool);
  await loadDemo(template.database);
  await template.close();

  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.release();
    await rm(dataDir, { recursive: true, force: true });
  };
}

export function databaseAt(postgresUrl: string, name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}
