import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { type ApiClient, CallFailed } from '#contract/client.ts';
import { browserApi } from './browser-api.ts';
import { noteBuyerPage } from './features/account/buyer-pages.ts';
import { loginPath } from './features/account/login-path.ts';
import { endSession, hasToken } from './features/account/session.ts';
import { apiContext } from './site.ts';

/** What a page needs before it is shown. The same function runs on the server and in the browser. */
export type Load<T> = (api: ApiClient, page: Page) => Promise<T>;
export type Page = { params: Readonly<Record<string, string | undefined>>; url: URL };

/** A public page's `loader`: calls the API in-process. */
export function onServer<T>(load: Load<T>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    try {
      return await load(context.get(apiContext), { params, url: new URL(request.url) });
    } catch (cause) {
      if (!(cause instanceof CallFailed)) throw cause;
      throw data(null, { status: cause.status === 404 ? 404 : 503 });
    }
  };
}

/**
 * A public page's `clientLoader`: calls the API host. A failure leads to /something-wrong; without a connection the
 * address stays, to be tried again.
 */
export function inBrowser<T>(load: Load<T>) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<T> => {
    try {
      return await load(browserApi(), { params, url: new URL(request.url) });
    } catch (cause) {
      throw answerTo(cause);
    }
  };
}

/**
 * The `clientLoader` of a page for logged-in buyers; such pages are never rendered with data on the server.
 * Without a valid token it clears what is left of the session and leads to /login, which leads back here.
 */
export function forBuyer<T>(load: Load<T>) {
  const loader = async ({ params, request }: LoaderFunctionArgs): Promise<T> => {
    const url = new URL(request.url);
    noteBuyerPage(url.pathname);
    const toLogin = redirect(loginPath(url.pathname + url.search));
    if (!hasToken()) throw toLogin;
    try {
      return await load(browserApi(), { params, url });
    } catch (cause) {
      if (cause instanceof CallFailed && cause.status === 401) {
        endSession();
        throw toLogin;
      }
      throw answerTo(cause);
    }
  };
  return Object.assign(loader, { hydrate: true as const });
}

function answerTo(cause: unknown): unknown {
  if (!(cause instanceof CallFailed) || cause.status === 0) return cause;
  return cause.status === 404 ? data(null, { status: 404 }) : redirect('/something-wrong');
}
