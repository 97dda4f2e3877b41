import pg from 'pg';
import { expect, expectTypeOf, it } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { getTestPostgresUrl } from '../../../tests/support/test-postgres.ts';
import {
  createPool,
  type Database,
  type DbReader,
  type ReadDatabase,
  type Transaction,
} from './connection.ts';
import type { ReadPool } from './read-pool.ts';

it('createPool reports a lost connection once and without its secrets', async () => {
  const { url, close } = await createTestDatabase();
  const observer = new pg.Client(getTestPostgresUrl());
  await observer.connect();
  const reported: object[] = [];
  const pool = createPool(url, (cause) => reported.push({ ...cause }));
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await observer.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await expect.poll(() => reported).toHaveLength(1);
  await pool.query('select');
  expect(reported).toHaveLength(1);
  expect(reported[0]).not.toHaveProperty('client');
  await Promise.all([pool.end(), observer.end()]);
  await close();
});

it('the types of transactions, databases and read-only databases cannot be confused', () => {
  expectTypeOf<ReadPool['database']>().toEqualTypeOf<ReadDatabase>();
  expectTypeOf<ReadDatabase>().not.toHaveProperty('transaction');
  expectTypeOf<ReadDatabase>().not.toHaveProperty('insert');
  expectTypeOf<Database>().toExtend<ReadDatabase>();
  expectTypeOf<Transaction>().toExtend<DbReader>();
  expectTypeOf<Transaction>().not.toExtend<ReadDatabase>();
  expectTypeOf<Database>().not.toExtend<Transaction>();
});
