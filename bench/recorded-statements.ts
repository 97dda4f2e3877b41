import pg from 'pg';

/** `name`: under which the connection keeps its plan. */
export type Statement = { name?: string | undefined; text: string; values: unknown[] };

/** Of several kinds of calls, by name: the statements of each call. */
export type RecordedStatements = Record<string, Statement[][]>;

/** Runs something and tells which statements it sent to the database, in their order. */
export async function recordStatements(run: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  const recording = function (this: pg.Client, ...given: unknown[]) {
    const [asked, values] = given as [string | Partial<Statement> | undefined, unknown];
    const text = typeof asked === 'string' ? asked : asked?.text;
    const ownValues = typeof asked === 'object' ? asked.values : undefined;
    const name = typeof asked === 'object' ? asked.name : undefined;
    if (text) statements.push({ name, text, values: ownValues ?? (Array.isArray(values) ? values : []) });
    return Reflect.apply(query, this, given);
  };
  pg.Client.prototype.query = recording as typeof query;
  try {
    await run();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}
