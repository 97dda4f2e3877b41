import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { findFile } from './find-file.ts';
import { createResizedPictures, type PictureFolders } from './resized-pictures.ts';

/** Absolute paths: the operator's files, and the pictures and brochures of the demo catalogue. */
export type MediaFolders = PictureFolders & { demoPictures: string; demoBrochures: string };

/** For the operator's files: one that is deleted is gone from all caches within a minute. */
const ONE_MINUTE = { 'cache-control': 'public, max-age=60, must-revalidate' };
/** For the files of the demo catalogue, which do not change. */
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
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    const headers = { 'content-type': 'image/webp', etag, ...ONE_MINUTE };
    if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304, headers);
    return context.body(new Uint8Array(bytes), 200, { ...headers, 'content-length': String(bytes.length) });
  });
  app.use('/media/brochures/*', serveFolder('/media/brochures', demoBrochures, DOWNLOAD));
  app.use('/media/*', serveFolder('/media', folders.originals, ONE_MINUTE));
  app.use('/media/*', serveFolder('/media', demoPictures, ONE_DAY));
}

function serveFolder(prefix: string, root: string, headers: Record<string, string>): MiddlewareHandler {
  const toName = (urlPath: string) => urlPath.slice(prefix.length);
  const serve = serveStatic({ root, rewriteRequestPath: toName });
  return async (context, next) => {
    // serveStatic follows links out of the folder.
    const found = await findFile(root, toName(context.req.path));
    if (!found) return next();
    const lastModified = found.stats.mtime.toUTCString();
    if (context.req.header('if-modified-since') === lastModified)
      return context.body(null, 304, { 'last-modified': lastModified, ...headers });
    const response = await serve(context, next);
    // Headers set in serveStatic's own hook are lost.
    // If it serves no such file, the result is that of the next middleware.
    if (!(response instanceof Response)) return response;
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}
