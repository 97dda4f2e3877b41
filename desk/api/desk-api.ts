import { type CallName, api as calls } from '#contract/api.ts';
import { type ApiClient, ApiError, createApiClient } from '#contract/client.ts';
import { translateError } from '#desk/text/language.ts';
import { noteOwnChange } from './own-changes.ts';
import { askForProof } from './proof.ts';
import { readPatiently } from './quiet-load.ts';

/**
 * The calls for operators. The browser sends the cookie of the desk with them, so there is no token. A call that needs
 * a fresh proof asks for one and is made again. Refusals are in the operator's language.
 */
export const api: ApiClient = withDeskBehaviour(createApiClient({ apiUrl: '' }));

/** Whether the session of the desk has ended, or there is none. */
export function isLoggedOut(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status === 401;
}

type AnyCall = (...args: unknown[]) => Promise<unknown>;

function withDeskBehaviour(client: ApiClient): ApiClient {
  const methods = Object.entries<AnyCall>(client as unknown as Record<string, AnyCall>).map(
    ([name, call]) => {
      const make = (args: unknown[]) => callWithProof(() => call(...args)).catch(refuse);
      return [
        name,
        calls[name as CallName].method === 'GET'
          ? (...args: unknown[]) => readPatiently(() => make(args))
          : (...args: unknown[]) => make(args).finally(noteOwnChange),
      ];
    },
  );
  return Object.fromEntries(methods) as ApiClient;
}

function refuse(cause: unknown): never {
  throw cause instanceof ApiError ? translateError(cause) : cause;
}

async function callWithProof(call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call();
  } catch (cause) {
    const isProofNeeded = cause instanceof ApiError && cause.code === 'proof_required';
    if (isProofNeeded && (await askForProof())) return call();
    throw cause;
  }
}
