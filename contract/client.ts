import { type Api, api, type CallName } from './api.ts';
import type { Call, CallArguments, CallReply } from './call.ts';
import type { FailureDetails, FailureReply } from './errors.ts';
import { fillPath } from './path.ts';

export type ClientReply<C extends Call> = C['reply'] extends 'application/pdf'
  ? Blob
  : { success: true } & CallReply<C>;

type Arguments<C extends Call> =
  Record<never, never> extends CallArguments<C>
    ? [arguments_?: CallArguments<C>, options?: CallOptions]
    : [arguments_: CallArguments<C>, options?: CallOptions];

export type CallOptions = { signal?: AbortSignal };

/** One method a declared call. */
export type ApiClient = { [N in CallName]: (...given: Arguments<Api[N]>) => Promise<ClientReply<Api[N]>> };

/** A call that did not succeed. `status` is 0 when the API could not be reached at all. */
export class CallFailed extends Error {
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly prices: NonNullable<FailureDetails['prices']>;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, details: FailureDetails = {}) {
    super(message);
    this.name = 'CallFailed';
    this.status = status;
    this.fields = details.fields ?? {};
    this.prices = details.prices ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export type ClientSetting = {
  /** Origin of the API host, without a trailing slash; empty for the page's own origin. */
  apiUrl: string;
  /** The access token to send, if there is one. */
  getToken?: () => string | undefined;
  fetch?: (request: Request) => Promise<Response>;
};

/** The typed client of the contract: the same in the browser, on the server and in tests. */
export function createApiClient(setting: ClientSetting): ApiClient {
  const methods = Object.entries(api).map(([name, declaration]) => [
    name,
    (given: Record<string, unknown> = {}, options: CallOptions = {}) =>
      makeCall(declaration, given, options, setting),
  ]);
  return Object.fromEntries(methods) as ApiClient;
}

async function makeCall(
  declaration: Call,
  given: Record<string, unknown>,
  options: CallOptions,
  setting: ClientSetting,
): Promise<unknown> {
  const request = buildRequest(declaration, given, options, setting);
  const send = setting.fetch ?? fetch;
  let response: Response;
  try {
    response = await send(request);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new CallFailed(0, 'We cannot reach the shop. Please check your connection and try again.');
  }
  if (response.ok) return declaration.reply === 'application/pdf' ? response.blob() : response.json();
  throw await readFailure(response);
}

function buildRequest(
  declaration: Call,
  given: Record<string, unknown>,
  options: CallOptions,
  setting: ClientSetting,
): Request {
  const path = fillPath(declaration.path, (given.params ?? {}) as Record<string, string>);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) query.append(name, String(each));
    }
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(given.headers ?? {})) headers.set(name, String(value));
  const token = declaration.auth === 'none' ? undefined : setting.getToken?.();
  if (token) headers.set('authorization', token);
  const init: RequestInit = { method: declaration.method, headers, signal: options.signal ?? null };
  if (given.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(given.body);
  }
  const search = query.size > 0 ? `?${query}` : '';
  return new Request(absoluteUrl(setting.apiUrl, path + search), init);
}

/** `Request` wants an absolute address outside the browser and accepts one inside it. */
function absoluteUrl(apiUrl: string, pathAndQuery: string): string {
  return apiUrl === '' && typeof location !== 'undefined'
    ? location.origin + pathAndQuery
    : apiUrl + pathAndQuery;
}

async function readFailure(response: Response): Promise<CallFailed> {
  const retryAfter = Number(response.headers.get('retry-after'));
  const reply = (await response.json().catch(() => undefined)) as FailureReply | undefined;
  const message = reply?.msg ?? 'Something wrong';
  return new CallFailed(response.status, message, {
    ...reply,
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  });
}
