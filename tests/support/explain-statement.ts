import pg from 'pg';
import type { Statement } from '../../bench/record-statements.ts';

/** The fields of EXPLAIN's JSON that are used here. */
export type Explained = { Plan: PlanNode; 'Execution Time'?: number };
export type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
};

/**
 * Explains a statement as the shop's connections plan it: once for all values. With values to look at, PostgreSQL could
 * choose an index that the shop never uses.
 * @param client with `SESSION_OPTIONS`.
 * @param options of `explain`.
 */
export async function explainStatement(
  client: pg.ClientBase,
  { text, values }: Pick<Statement, 'text' | 'values'>,
  options: string,
): Promise<Explained> {
  await client.query(`prepare explained as ${text}`);
  try {
    const given = values.map(toLiteral);
    const { rows } = await client.query(
      `explain (${options}, format json) execute explained${given.length > 0 ? `(${given})` : ''}`,
    );
    return rows[0]['QUERY PLAN'][0];
  } finally {
    await client.query('deallocate explained');
  }
}

function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return pg.escapeLiteral(toText(value));
}

function toText(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  // Texts in arrays are quoted as in JSON.
  if (Array.isArray(value)) return `{${JSON.stringify(value).slice(1, -1)}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
