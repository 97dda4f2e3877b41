import type { Logger } from 'pino';
import type { Call } from '#contract/call.ts';
import { AppError, INVALID_AUTHENTICATION } from '#contract/errors.ts';
import type { SharedResults } from '#server/platform/cache/shared-results.ts';
import { toAppError } from '#server/platform/http/error-responses.ts';
import type { Caller, Handler } from '#server/platform/http/handlers.ts';
import { completeBatches } from '#server/platform/http/stringify-batches.ts';
import { validate, validateParams } from '#server/platform/http/validate.ts';
import { pageClientIp } from './page-client-ip.ts';

type CallParts = { params?: unknown; query?: unknown; body?: unknown };

/**
 * Makes a JSON call of the API for a page. The result may be shared with other pages: it must not be changed.
 * @throws AppError as the API would answer it.
 */
export type CallApi<Name extends string> = (name: Name, parts: CallParts) => Promise<object>;

export type InProcessApiOptions = {
  /** Without it, no result is shared. */
  sharedResults?: SharedResults | undefined;
  /** Called with each error that is not an AppError. */
  onFailure?: ((cause: unknown) => void) | undefined;
  log: Logger;
};

/** Pages are the same for everyone, so their calls are those of a visitor. */
function getVisitor(): Caller<Call> {
  return { clientIp: pageClientIp.getStore() ?? '', buyer: undefined } as Caller<Call>;
}

/**
 * The API without HTTP, by the same declarations: input is validated and calls for buyers and operators are refused,
 * but there is no request, no response and no JSON.
 */
export function createInProcessApi<Calls extends Record<string, Call>>(
  calls: Calls,
  handlers: { [N in keyof Calls]: Handler<Calls[N]> },
  { sharedResults, onFailure, log }: InProcessApiOptions,
): CallApi<keyof Calls & string> {
  return async (name, parts) => {
    const declaration: Call = calls[name] as Call;
    const handler = handlers[name] as unknown as (input: object, caller: Caller<Call>) => Promise<object>;
    if (declaration.auth === 'buyer' || declaration.auth === 'staff')
      throw new AppError('unauthenticated', INVALID_AUTHENTICATION);
    const input = validateParts(declaration, parts);
    const produce = async () => {
      const result = await handler(input, getVisitor());
      return { success: true, ...(declaration.isStreamed ? await completeBatches(result) : result) };
    };
    try {
      return sharedResults && isTheSameForAllPages(declaration)
        ? await sharedResults(name, produce)
        : await produce();
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      onFailure?.(cause);
      throw toAppError(cause, log);
    }
  };
}

/** Results of calls with input would fill the memory: most are used by one page only, which is cached itself. */
function isTheSameForAllPages({ isCacheable, params, query }: Call): boolean {
  return isCacheable === true && params === undefined && query === undefined;
}

function validateParts(declaration: Call, { params, query = {}, body }: CallParts): object {
  return {
    ...(declaration.params && { params: validateParams(declaration.params, params) }),
    ...(declaration.query && { query: validate(declaration.query, query) }),
    ...(declaration.body && { body: validate(declaration.body, body) }),
  };
}
