import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { GetClientIp } from '#server/platform/http/client-ip.ts';
import type { Focus } from './crop-around.ts';
import { findFile } from './find-file.ts';
import { findStoredWidth } from './find-stored-width.ts';
import type { PictureFormat } from './resize-picture.ts';
import { createResizedPictures, type PictureFolders } from './resized-pictures.ts';

/** Absolute paths: the operator's files, and the pictures and brochures of the demo catalogue. */
export type MediaFolders = PictureFolders & { demoPictures: string; demoBrochures: string };

/** Finds the point of a picture that stays visible where it is cropped. @param address `/media/drills/one.1920.webp` */
export type FindFocus = (address: string) => Promise<Focus | undefined>;

/** For the operator's files: one that is deleted is gone from all caches within a minute. */
const ONE_MINUTE = { 'cache-control': 'public, max-age=60, must-revalidate' };
/** For the files of the demo catalogue, which do not change. */
const ONE_DAY = { 'cache-control': 'public, max-age=86400' };
const DOWNLOAD = { ...ONE_DAY, 'content-disposition': 'attachment' };

/**
 * Serves /media: the operator's files first, then those of the demo catalogue; and the operator's pictures in smaller
 * sizes, as AVIF at /media/resized/{width}.avif/ and as WebP at /media/resized/{width}.webp/, or without an extension.
 * Brochures are downloads.
 */
export function serveMedia(
  app: Hono,
  { demoPictures, demoBrochures, ...folders }: MediaFolders,
  getClientIp: GetClientIp,
  findFocus: FindFocus = async () => undefined,
): void {
  mkdirSync(folders.originals, { recursive: true });
  const resized = createResizedPictures(folders);
  const sendResized = async (
    context: Context,
    name: string,
    width: number,
    format: PictureFormat,
    focus?: Focus,
  ) => {
    const bytes = await resized(name, width, format, getClientIp(context), focus);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    const headers = { 'content-type': `image/${format}`, etag, ...ONE_MINUTE };
    if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304, headers);
    return context.body(new Uint8Array(bytes), 200, { ...headers, 'content-length': String(bytes.length) });
  };
  app.get('/media/resized/:size{\\d+(?:\\.(?:avif|webp))?}/:name{.+}', async (context) => {
    const { size, name } = context.req.param();
    const format = size.endsWith('.avif') ? 'avif' : 'webp';
    try {
      return await sendResized(context, name, Number.parseInt(size, 10), format);
    } catch (cause) {
      // One that is too large to be resized, or would have to wait for too many others, can still be shown.
      const canShow = cause instanceof AppError && (await findFile(folders.originals, name)) !== undefined;
      if (!canShow) throw cause;
      return context.redirect(context.req.path.replace(`/resized/${size}`, ''));
    }
  });
  app.use('/media/brochures/*', serveFolder('/media/brochures', demoBrochures, DOWNLOAD));
  app.use('/media/*', serveFolder('/media', folders.originals, ONE_MINUTE));
  app.use('/media/*', serveFolder('/media', demoPictures, ONE_DAY));
  app.get('/media/:name{.+}', async (context, next) => {
    const source = await findStoredWidth(folders.originals, context.req.param('name'));
    if (!source) return next();
    const { name, width, format, isCropped } = source;
    return sendResized(
      context,
      name,
      width,
      format,
      isCropped ? await findFocus(`/media/${name}`) : undefined,
    );
  });
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
