import { AsyncLocalStorage } from 'node:async_hooks';

export type TimedStatement = { text: string; milliseconds: number };

/** What the log records about the request that the running code serves. */
export type RequestContext = {
  requestId: string;
  /** Of the caller's trace; undefined when it sent none. */
  traceId: string | undefined;
  /** In their order; the first ones of a request that makes very many. */
  statements: TimedStatement[];
};

const MAX_STATEMENTS = 200;
const storage = new AsyncLocalStorage<RequestContext>();

export function runInRequest<Result>(context: RequestContext, run: () => Result): Result {
  return storage.run(context, run);
}

/** @returns undefined outside of requests, for example in a job. */
export function getRequestContext(): RequestContext | undefined {
  return storage.getStore();
}

export function noteStatement(context: RequestContext | undefined, statement: TimedStatement): void {
  if (context && context.statements.length < MAX_STATEMENTS) context.statements.push(statement);
}
