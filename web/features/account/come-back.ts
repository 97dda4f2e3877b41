import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loginPath } from './login-path.ts';

/** A private page's loader that sends to the login and lets the buyer come back from there. */
export function comingBack<T>(loader: (page: LoaderFunctionArgs) => Promise<T>) {
  const remembering = async (page: LoaderFunctionArgs): Promise<T> => {
    try {
      return await loader(page);
    } catch (cause) {
      if (!(cause instanceof Response) || cause.headers.get('location') !== '/login') throw cause;
      const { pathname, search } = new URL(page.request.url);
      throw redirect(loginPath(pathname + search));
    }
  };
  return Object.assign(remembering, { hydrate: true as const });
}
