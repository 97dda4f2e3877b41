import type { Context } from 'hono';
import { Hono } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { buildPageSitemap, buildSitemapIndex, streamProductSitemap } from './build-sitemaps.ts';

const ONE_HOUR = 'public, max-age=3600';

/** What search engines ask for first: where they may go and which pages there are. */
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
    const parts = streamProductSitemap(database, publicUrl, number);
    const first = await parts.next();
    if (first.done) throw new AppError('not_found', 'There is no such sitemap.');
    return xml(context, toStream(first.value, parts));
  });
  return app;
}

/** Pages that are of no use in a search engine say so themselves, which they can only where they may be read. */
function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** Asks for the next part when the one before is sent: a slow reader costs no memory. */
function toStream(first: string, rest: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    async pull(controller) {
      const part = await rest.next();
      if (part.done) controller.close();
      else controller.enqueue(encoder.encode(part.value));
    },
    cancel: async () => void (await rest.return(undefined)),
  });
}
