import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { createStreamedResponse } from '#server/platform/http/streamed-response.ts';
import { buildPageSitemap, buildSitemapIndex, streamProductSitemap } from './build-sitemaps.ts';

const ONE_HOUR = 'public, max-age=3600';
const XML_HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': ONE_HOUR };

/** robots.txt and the sitemaps. */
export function sitemapRoutes(database: ReadDatabase, publicUrl: string, log: Logger): Hono {
  const xml = (context: Context, body: string) => context.body(body, 200, XML_HEADERS);
  const app = new Hono();
  app.get('/robots.txt', (context) => {
    context.header('cache-control', ONE_HOUR);
    return context.text(robots(publicUrl));
  });
  app.get('/sitemap.xml', async (context) => xml(context, await buildSitemapIndex(database, publicUrl)));
  app.get('/sitemap-pages.xml', async (context) => xml(context, await buildPageSitemap(database, publicUrl)));
  app.get('/:file{sitemap-products-[1-9][0-9]{0,5}\\.xml}', async (context) => {
    const number = Number(context.req.param('file').replace(/\D/g, ''));
    return createStreamedResponse(
      context,
      streamProductSitemap(database, publicUrl, number),
      XML_HEADERS,
      log,
    );
  });
  return app;
}

/** Pages not meant for search engines are not disallowed: crawlers must fetch them to see their noindex. */
function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
