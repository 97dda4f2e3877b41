import pg from 'pg';
import { expect, expectTypeOf, inject, it } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import {
  createPool,
  type Database,
  type DbReader,
  type ReadDatabase,
  type Transaction,
} from './connection.ts';
import type { ReadPool } from './read-pool.ts';

it('a connection that breaks is told of once, and without its secrets', async () => {
  const { url, close } = await createTestDatabase();
  const outside = new pg.Client(inject('postgresUrl'));
  await outside.connect();
  const told: object[] = [];
  const pool = createPool(url, (cause) => told.push({ ...cause }));
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await outside.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await expect.poll(() => told).toHaveLength(1);
  await pool.query('select');
  expect(told).toHaveLength(1);
  expect(told[0]).not.toHaveProperty('client');
  await Promise.all([pool.end(), outside.end()]);
  await close();
});

it('the types tell transactions, the database and what only reads apart', () => {
  expectTypeOf<ReadPool['database']>().toEqualTypeOf<ReadDatabase>();
  expectTypeOf<ReadDatabase>().not.toHaveProperty('transaction');
  expectTypeOf<ReadDatabase>().not.toHaveProperty('insert');
  expectTypeOf<Database>().toExtend<ReadDatabase>();
  expectTypeOf<Transaction>().toExtend<DbReader>();
  expectTypeOf<Transaction>().not.toExtend<ReadDatabase>();
  expectTypeOf<Database>().not.toExtend<Transaction>();
});
