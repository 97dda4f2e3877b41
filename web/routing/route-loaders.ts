import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { type ApiClient, ApiError } from '#contract/client.ts';
import { loginPath, SOMETHING_WRONG_PATH } from '#domain/page-paths.ts';
import { endSession, hasToken } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { registerBuyerPage } from '#web/features/session/buyer-pages.ts';
import { apiContext } from '#web/site/site.ts';

/** What a page needs before it is shown. The same function runs on the server and in the browser. */
export type PageLoader<T> = (api: ApiClient, page: PageRequest) => Promise<T>;
export type PageRequest = { params: Readonly<Record<string, string | undefined>>; url: URL };

/** A public page's `loader`: calls the API in-process. */
export function createServerLoader<T>(load: PageLoader<T>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    try {
      return await load(context.get(apiContext), { params, url: new URL(request.url) });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      throw data(null, { status: cause.status === 404 ? 404 : 503 });
    }
  };
}

/**
 * A public page's `clientLoader`: calls the API host. A failure leads to /something-wrong; without a connection the
 * address stays, to be tried again.
 */
export function createClientLoader<T>(load: PageLoader<T>) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<T> => {
    try {
      return await load(browserApi(), { params, url: new URL(request.url) });
    } catch (cause) {
      throw toRouteError(cause);
    }
  };
}

/**
 * The `clientLoader` of a page for logged-in buyers; such pages are never rendered with data on the server.
 * Without a valid token it clears what is left of the session and leads to /login, which leads back here.
 */
export function createBuyerLoader<T>(load: PageLoader<T>) {
  const loader = async ({ params, request }: LoaderFunctionArgs): Promise<T> => {
    const url = new URL(request.url);
    registerBuyerPage(url.pathname);
    const toLogin = redirect(loginPath(url.pathname + url.search));
    if (!hasToken()) throw toLogin;
    try {
      return await load(browserApi(), { params, url });
    } catch (cause) {
      if (cause instanceof ApiError && cause.status === 401) {
        endSession();
        throw toLogin;
      }
      throw toRouteError(cause);
    }
  };
  return Object.assign(loader, { hydrate: true as const });
}

function toRouteError(cause: unknown): unknown {
  if (!(cause instanceof ApiError) || cause.status === 0) return cause;
  return cause.status === 404 ? data(null, { status: 404 }) : redirect(SOMETHING_WRONG_PATH);
}
