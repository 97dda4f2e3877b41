import type { Context } from 'hono';
import { Hono } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { buildPageSitemap, buildSitemapIndex, streamProductSitemap } from './build-sitemaps.ts';

const ONE_HOUR = 'public, max-age=3600';

/** robots.txt and the sitemaps. */
export function sitemapRoutes(database: ReadDatabase, publicUrl: string): Hono {
  const xml = (context: Context, body: string | ReadableStream) =>
    context.body(body, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': ONE_HOUR });
  const app = new Hono();
  app.get('/robots.txt', (context) => {
    context.header('cache-control', ONE_HOUR);
    return context.text(robots(publicUrl));
  });
  app.get('/sitemap.xml', async (context) => xml(context, await buildSitemapIndex(database, publicUrl)));
  app.get('/sitemap-pages.xml', async (context) => xml(context, await buildPageSitemap(database, publicUrl)));
  app.get('/:file{sitemap-products-[1-9][0-9]{0,5}\\.xml}', async (context) => {
    const number = Number(context.req.param('file').replace(/\D/g, ''));
    const chunks = streamProductSitemap(database, publicUrl, number);
    const first = await chunks.next();
    if (first.done) throw new AppError('not_found', 'There is no such sitemap.');
    return xml(context, toStream(first.value, chunks));
  });
  return app;
}

/** Pages not meant for search engines are not disallowed: crawlers must fetch them to see their noindex. */
function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** Requests a chunk only when the previous one has been read, so that slow clients cost no memory. */
function toStream(first: string, rest: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    async pull(controller) {
      const chunk = await rest.next();
      if (chunk.done) controller.close();
      else controller.enqueue(encoder.encode(chunk.value));
    },
    cancel: async () => void (await rest.return(undefined)),
  });
}
