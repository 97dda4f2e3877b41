import { type Api, api, type CallName } from './api.ts';
import type { Call, CallArguments, CallReply, EVENT_STREAM } from './call.ts';
import type { AppErrorOptions, ErrorCode, ErrorResponse } from './errors.ts';
import { fillPath } from './path.ts';

/** Events are read by an EventSource: the client would wait for their end. */
export type ClientReply<C extends Call> = C['reply'] extends typeof EVENT_STREAM
  ? never
  : C['reply'] extends string
    ? Blob
    : { success: true } & CallReply<C>;

type CallParameters<C extends Call> =
  Record<never, never> extends CallArguments<C>
    ? [arguments_?: CallArguments<C>, options?: CallOptions]
    : [arguments_: CallArguments<C>, options?: CallOptions];

export type CallOptions = { signal?: AbortSignal };

/** One method for each declared call. */
export type ApiClient = {
  [N in CallName]: (...args: CallParameters<Api[N]>) => Promise<ClientReply<Api[N]>>;
};

/** A failed call. `status` is 0 when the API could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  /** Undefined when the shop could not be reached or a proxy answered instead. */
  readonly code: ErrorCode | undefined;
  readonly fields: Record<string, string>;
  readonly prices: NonNullable<AppErrorOptions['prices']>;
  readonly conflict: AppErrorOptions['conflict'];
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, details: AppErrorOptions & { code?: ErrorCode } = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.prices = details.prices ?? {};
    this.conflict = details.conflict;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export type ClientOptions = {
  /** Origin of the API host, without a trailing slash; empty for the page's own origin. */
  apiUrl: string;
  /** The access token to send, if there is one. */
  getToken?: () => string | undefined;
  fetch?: (request: Request) => Promise<Response>;
};

/** Creates the typed API client, which browsers, the server and tests use. */
export function createApiClient(clientOptions: ClientOptions): ApiClient {
  const methods = Object.entries(api).map(([name, declaration]) => [
    name,
    (args: Record<string, unknown> = {}, options: CallOptions = {}) =>
      sendCall(declaration, args, options, clientOptions),
  ]);
  return Object.fromEntries(methods) as ApiClient;
}

async function sendCall(
  declaration: Call,
  args: Record<string, unknown>,
  options: CallOptions,
  clientOptions: ClientOptions,
): Promise<unknown> {
  const request = buildRequest(declaration, args, options, clientOptions);
  const send = clientOptions.fetch ?? fetch;
  let response: Response;
  try {
    response = await send(request);
    // The connection can also break while a file arrives.
    if (response.ok && typeof declaration.reply === 'string') return await response.blob();
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ApiError(0, 'The shop cannot be reached. Please check your connection and try again.');
  }
  if (response.ok) return response.json();
  throw await readError(response);
}

function buildRequest(
  declaration: Call,
  args: Record<string, unknown>,
  options: CallOptions,
  clientOptions: ClientOptions,
): Request {
  const path = fillPath(declaration.path, (args.params ?? {}) as Record<string, string>);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args.query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) query.append(name, String(each));
    }
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(args.headers ?? {})) headers.set(name, String(value));
  const token = declaration.auth === 'none' ? undefined : clientOptions.getToken?.();
  if (token) headers.set('authorization', token);
  const init: RequestInit = { method: declaration.method, headers, signal: options.signal ?? null };
  if (args.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(args.body);
  }
  if (args.file instanceof Blob) init.body = args.file;
  const search = query.size > 0 ? `?${query}` : '';
  return new Request(absoluteUrl(clientOptions.apiUrl, path + search), init);
}

/** Outside the browser, `Request` requires an absolute URL. */
function absoluteUrl(apiUrl: string, pathAndQuery: string): string {
  return apiUrl === '' && typeof location !== 'undefined'
    ? location.origin + pathAndQuery
    : apiUrl + pathAndQuery;
}

async function readError(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after'));
  const error = (await response.json().catch(() => undefined)) as ErrorResponse | undefined;
  const message = error?.msg ?? 'Something wrong';
  return new ApiError(response.status, message, {
    ...error,
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  });
}
