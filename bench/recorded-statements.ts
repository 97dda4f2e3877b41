import pg from 'pg';

export type Statement = { text: string; values: unknown[] };

/** Runs something and tells which statements it sent to the database, in their order. */
export async function recordStatements(run: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  const recording = function (this: pg.Client, ...given: unknown[]) {
    const [asked, values] = given as [string | Partial<Statement> | undefined, unknown];
    const text = typeof asked === 'string' ? asked : asked?.text;
    const ownValues = typeof asked === 'object' ? asked.values : undefined;
    if (text) statements.push({ text, values: ownValues ?? (Array.isArray(values) ? values : []) });
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
