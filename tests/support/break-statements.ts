import pg from 'pg';

/** How a statement fails: the server refuses it, or carries it out and the connection is lost before its reply. */
export type StatementFault = 'refused' | 'unanswered';

type Query = (this: Connected, ...args: unknown[]) => unknown;
type Connected = pg.Client & { database: string; connection: { stream: { destroy(): void } } };
type Callback = (cause: unknown, result?: unknown) => void;

/** As PostgreSQL says it when its disk is full. A transaction is aborted by it, as by any error. */
const REFUSED = `do $$ begin
  raise exception sqlstate '53100' using message = 'could not extend a file: No space left on device';
end $$`;

export type StatementPoint = {
  fault: StatementFault;
  /** From 1 on. */
  at: number;
  /** Counts only these. */
  among?: RegExp;
};

/**
 * Runs an action while its nth statement fails, on whatever connection to this database.
 * @returns how many statements there were, and the outcome of the action.
 */
export async function breakStatement<Outcome>(
  database: string,
  { at, fault, among = /^/ }: StatementPoint,
  act: () => Promise<Outcome>,
): Promise<{ count: number; outcome: Outcome }> {
  const { query } = pg.Client.prototype;
  const run = query as Query;
  let count = 0;
  const counted: Query = function (this: Connected, ...args) {
    if (this.database !== database) return run.apply(this, args);
    // A server never refuses to roll back; only its reply can be lost.
    const text = getText(args[0]);
    if ((fault === 'refused' && ROLLBACK.test(text)) || !among.test(text)) return run.apply(this, args);
    count += 1;
    if (count !== at) return run.apply(this, args);
    return fault === 'refused' ? refuse(this, run, args) : loseReply(this, run, args);
  };
  pg.Client.prototype.query = counted as typeof query;
  try {
    return { outcome: await act(), count };
  } finally {
    pg.Client.prototype.query = query;
  }
}

const ROLLBACK = /^rollback/i;

function getText(statement: unknown): string {
  return typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? '');
}

/** A COPY is a stream. */
const isStream = (statement: unknown) => typeof (statement as { submit?: unknown }).submit === 'function';

function refuse(client: Connected, run: Query, args: unknown[]): unknown {
  const [statement] = args;
  if (isStream(statement)) {
    Object.assign(statement as object, { text: REFUSED });
    return run.apply(client, args);
  }
  const callback = args.findLast((argument) => typeof argument === 'function');
  return run.apply(client, callback ? [REFUSED, callback] : [REFUSED]);
}

function loseReply(client: Connected, run: Query, args: unknown[]): unknown {
  const { stream } = client.connection;
  if (isStream(args[0])) {
    const result = run.apply(client, args);
    stream.destroy();
    return result;
  }
  const callback = args.findLast((argument) => typeof argument === 'function') as Callback | undefined;
  const carriedOut = run.apply(
    client,
    args.filter((argument) => argument !== callback),
  ) as Promise<unknown>;
  const lost = carriedOut
    .catch(() => undefined)
    .then(() => {
      const ended = new Promise((resolve) => client.once('end', resolve));
      stream.destroy();
      return ended;
    })
    .then(() => Promise.reject(new Error('Connection terminated unexpectedly')));
  if (!callback) return lost;
  lost.catch((cause) => callback(cause));
}
