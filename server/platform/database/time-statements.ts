import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';

/** Called before every statement; what it returns is called after it, also when it failed. */
export type OnStatement = (text: string) => (milliseconds: number) => void;

type Query = (query: string | { text?: string }, ...rest: unknown[]) => unknown;
type Callback = (...results: unknown[]) => void;

/** Measures all statements of a pool, from now on and in transactions, too. */
export function timeStatements(pool: pg.Pool, onStatement: OnStatement): void {
  const timed = new WeakSet<pg.PoolClient>();
  // A statement that waits for a connection would begin in the context of the request that had it before.
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  pool.connect = ((callback?: Callback) =>
    connect(callback && AsyncResource.bind(callback))) as typeof pool.connect;
  // Connections that are open already are acquired again.
  pool.on('acquire', (client) => {
    if (timed.has(client)) return;
    timed.add(client);
    const run = client.query.bind(client) as Query;
    const query: Query = (statement, ...rest) => {
      const text = typeof statement === 'string' ? statement : (statement.text ?? '');
      const onEnd = onStatement(text);
      const startedAt = performance.now();
      const end = () => onEnd(performance.now() - startedAt);
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
