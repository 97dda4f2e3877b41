import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { type ApiClient, ApiError } from '#contract/client.ts';
import { loginPath, SOMETHING_WRONG_PATH } from '#domain/page-paths.ts';
import { endSession, hasToken } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { registerBuyerPage } from '#web/features/session/buyer-pages.ts';
import { apiContext } from '#web/site/site.ts';
import type { NotFoundWords } from './not-found-words.ts';
import { type DataSource, type PageData, referToSentData, sentDataContext } from './page-data.ts';

/** Loads the data of a page. The same function runs on the server and in the browser. */
export type PageLoader<T> = (api: ApiClient, page: PageRequest) => Promise<T>;
export type PageRequest = { params: Readonly<Record<string, string | undefined>>; url: URL };

/**
 * The `loader` of a public page, or of the layout: calls the API in-process.
 * @param notFound what the 404 page says when the API answers 404; its usual words by default
 * @throws a response with status 404 when the API answers 404, and 503 for every other API error
 */
export function createServerLoader<T extends object>(
  load: PageLoader<T>,
  from: DataSource = 'page',
  notFound?: NotFoundWords,
) {
  return async ({ context, params, url }: LoaderFunctionArgs): Promise<PageData<T>> => {
    try {
      const loaded = await load(context.get(apiContext), { params, url });
      const sentData = context.get(sentDataContext);
      if (!sentData) return { data: loaded };
      sentData[from] = loaded;
      return referToSentData(from, loaded);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      throw cause.status === 404 ? data(notFound ?? null, { status: 404 }) : data(null, { status: 503 });
    }
  };
}

/**
 * The `clientLoader` of a public page: calls the API host.
 * @throws a response with status 404 when the API answers 404, a redirect to /something-wrong for every other API
 *   error, and the error itself without a connection: the URL then stays, so that the visitor can try again
 */
export function createClientLoader<T>(load: PageLoader<T>) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<PageData<T>> => {
    try {
      return { data: await load(browserApi(), { params, url: new URL(request.url) }) };
    } catch (cause) {
      throw toRouteError(cause);
    }
  };
}

/**
 * The `clientLoader` of a page for logged-in buyers; such pages are never rendered with data on the server.
 * @param notFound what the 404 page says when the API answers 404; its usual words by default
 * @throws a redirect to /login, which leads back to the page, when there is no valid token; an invalid one is deleted.
 *   Other errors are those of `createClientLoader`
 */
export function createBuyerLoader<T>(load: PageLoader<T>, notFound?: NotFoundWords) {
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
      throw toRouteError(cause, notFound);
    }
  };
  return Object.assign(loader, { hydrate: true as const });
}

/**
 * The `clientLoader` of a page behind a secret link: it needs no login, and is never rendered with data on the server.
 * @param notFound what the 404 page says when the link does not work
 * @throws the errors of `createClientLoader`
 */
export function createLinkLoader<T>(
  load: (params: PageRequest['params']) => Promise<T>,
  notFound: NotFoundWords,
) {
  const loader = async ({ params }: LoaderFunctionArgs): Promise<T> => {
    try {
      return await load(params);
    } catch (cause) {
      throw toRouteError(cause, notFound);
    }
  };
  return Object.assign(loader, { hydrate: true as const });
}

function toRouteError(cause: unknown, notFound?: NotFoundWords): unknown {
  if (!(cause instanceof ApiError) || cause.status === 0) return cause;
  return cause.status === 404 ? data(notFound, { status: 404 }) : redirect(SOMETHING_WRONG_PATH);
}
