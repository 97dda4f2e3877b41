import pg from 'pg';

/** `name` is that of the prepared statement. */
export type Statement = { name?: string | undefined; text: string; values: unknown[] };

/** By name of a row: the statements of each of its calls. */
export type RecordedStatements = Record<string, Statement[][]>;

/** Runs a function and returns the statements that it sent to the database, in order. */
export async function recordStatements(run: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  const recordingQuery = function (this: pg.Client, ...args: unknown[]) {
    const [config, values] = args as [string | Partial<Statement> | undefined, unknown];
    const text = typeof config === 'string' ? config : config?.text;
    const configValues = typeof config === 'object' ? config.values : undefined;
    const name = typeof config === 'object' ? config.name : undefined;
    if (text) statements.push({ name, text, values: configValues ?? (Array.isArray(values) ? values : []) });
    return Reflect.apply(query, this, args);
  };
  pg.Client.prototype.query = recordingQuery as typeof query;
  try {
    await run();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}
