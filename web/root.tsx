import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, useLoaderData } from 'react-router';
import { apiContext, siteContext } from './site.ts';
import './ui/theme.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [categories, contactLinks] = await Promise.all([api.listCategories(), api.getContactLinks()]);
  return { site: context.get(siteContext), categories: categories.result, contactLinks: contactLinks.result };
}

/** The frame is the same on every page: it is loaded once, with the first one. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function Root() {
  const { site } = useLoaderData<typeof loader>();
  return (
    <html lang="en-IN" data-api-url={site.apiUrl}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
