import type pg from 'pg';

/** Called after every statement, also one that failed. */
export type OnStatement = (text: string, milliseconds: number) => void;

type Query = (query: string | { text?: string }, ...rest: unknown[]) => unknown;
type Callback = (...results: unknown[]) => void;

/** Measures all statements of a pool, from now on and in transactions, too. */
export function timeStatements(pool: pg.Pool, onStatement: OnStatement): void {
  const timed = new WeakSet<pg.PoolClient>();
  // Connections that are open already are acquired again.
  pool.on('acquire', (client) => {
    if (timed.has(client)) return;
    timed.add(client);
    const run = client.query.bind(client) as Query;
    const query: Query = (statement, ...rest) => {
      const text = typeof statement === 'string' ? statement : (statement.text ?? '');
      const startedAt = performance.now();
      const end = () => onStatement(text, performance.now() - startedAt);
      const callback = rest.at(-1);
      if (typeof callback === 'function') {
        const endAndCall: Callback = (...results) => {
          end();
          (callback as Callback)(...results);
        };
        return run(statement, ...rest.slice(0, -1), endAndCall);
      }
      const result = run(statement, ...rest);
      // A stream, such as COPY, is no promise and takes as long as its reader.
      if (result instanceof Promise) result.then(end, end);
      return result;
    };
    client.query = query as typeof client.query;
  });
}
