import { mkdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { createResizedPictures, type PictureFolders } from './resized-pictures.ts';

/** Absolute paths: the operator's files, and the pictures and brochures of the demo catalogue. */
export type MediaFolders = PictureFolders & { demoPictures: string; demoBrochures: string };

const ONE_DAY = { 'cache-control': 'public, max-age=86400' };
const DOWNLOAD = { ...ONE_DAY, 'content-disposition': 'attachment' };

/**
 * Serves /media: the operator's files first, then those of the demo catalogue; and /media/resized/{width}/: the
 * operator's pictures in a smaller size. Brochures are downloads.
 */
export function serveMedia(app: Hono, { demoPictures, demoBrochures, ...folders }: MediaFolders): void {
  mkdirSync(folders.originals, { recursive: true });
  const resized = createResizedPictures(folders);
  app.get('/media/resized/:width/:name{.+}', async (context) => {
    const bytes = await resized(context.req.param('name'), Number(context.req.param('width')));
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      ...ONE_DAY,
    });
  });
  app.use('/media/brochures/*', serveFolder('/media/brochures', demoBrochures, DOWNLOAD));
  for (const root of [folders.originals, demoPictures])
    app.use('/media/*', serveFolder('/media', root, ONE_DAY));
}

function serveFolder(prefix: string, root: string, headers: Record<string, string>): MiddlewareHandler {
  const serve = serveStatic({ root, rewriteRequestPath: (path) => path.slice(prefix.length) });
  return async (context, next) => {
    const response = await serve(context, next);
    // Headers set in serveStatic's own hook are lost.
    // If there is no such file, the result is that of the next middleware.
    if (!(response instanceof Response)) return response;
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}
