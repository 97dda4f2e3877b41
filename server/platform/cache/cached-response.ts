import { createHash } from 'node:crypto';
import {
  type CompressionEffort,
  decodeBrotli,
  type Encoding,
  encode,
  isCompressible,
  MIN_COMPRESSED_BYTES,
} from '#server/platform/http/encodings.ts';
import { copyToExactBuffer, readResponseBytes } from '#server/platform/http/response-bytes.ts';
import { addSecurityHeaders } from '#server/platform/http/security-headers.ts';

/** The bytes of a reply as they travel, with all their headers as names and values in turn. */
export type EncodedBody = { bytes: Buffer; rawHeaders: string[]; notModifiedHeaders: string[] };

/** A finished reply that is the same for everyone. */
export type CachedResponse = {
  status: number;
  /** Its bytes as they are; undefined when they are many and can be had from the compressed ones. */
  uncompressedBody: Buffer | undefined;
  /** Headers of every form. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Begins every entity tag of this content. */
  etagPrefix: string;
  isCompressible: boolean;
  /** The forms made so far. */
  encodedBodies: Map<Encoding, EncodedBody>;
};

/** Every reply has its own; the others are written for each form. */
const UNCACHED_HEADERS = new Set([
  ...['x-request-id', 'date', 'vary', 'etag', 'content-length', 'content-encoding', 'transfer-encoding'],
]);
/** What a browser that has the bytes is told: it puts this, and what every reply says, over what it was told before. */
const NOT_MODIFIED_HEADER_NAMES = new Set(['cache-control', 'content-security-policy']);
/** Of so many bytes a compressible reply is kept compressed alone. */
const LARGE_BODY_BYTES = 32_768;
/** A cache in front may answer for a second by itself, and longer only while we cannot. */
const PUBLIC_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

/** @throws Error when the reply is meant for one person: that is a mistake in the program. */
export async function toCachedResponse(
  response: Response,
  cacheControl = PUBLIC_CACHE_CONTROL,
): Promise<CachedResponse> {
  if (response.headers.has('set-cookie')) throw new Error('A reply with a cookie cannot be for everyone.');
  const uncompressedBody = copyToExactBuffer(await readResponseBytes(response));
  const headers = new Headers(response.headers);
  addSecurityHeaders(headers);
  headers.set('cache-control', isCacheable(response.status) ? cacheControl : 'no-store');
  return {
    status: response.status,
    uncompressedBody,
    headers: [...headers].filter(([name]) => !UNCACHED_HEADERS.has(name)),
    etagPrefix: createHash('sha256').update(uncompressedBody).digest('base64url').slice(0, 22),
    isCompressible:
      uncompressedBody.length >= MIN_COMPRESSED_BYTES && isCompressible(headers.get('content-type') ?? ''),
    encodedBodies: new Map(),
  };
}

/** What tells of the address and not of the moment: not refusals of one request, and not failures. */
export function isCacheable(status: number): boolean {
  return status === 200 || isShortLived(status);
}

/** Redirects and missing things: kept for a short while only. */
export function isShortLived(status: number): boolean {
  return status === 301 || status === 302 || status === 307 || status === 308 || status === 404;
}

/** The form of a reply in an encoding, made when it is asked for first. */
export async function getEncodedBody(response: CachedResponse, preferred: Encoding): Promise<EncodedBody> {
  const encoding = response.isCompressible ? preferred : 'identity';
  return response.encodedBodies.get(encoding) ?? (await encodeBody(response, encoding, 'quick'));
}

/** Makes a form, better than the one there may be. */
export async function encodeBody(
  response: CachedResponse,
  encoding: Encoding,
  effort: CompressionEffort,
): Promise<EncodedBody> {
  const uncompressedBody = await getUncompressedBody(response);
  const body = addEncodedBody(response, encoding, await encode(uncompressedBody, encoding, effort), effort);
  // A page has ten times the bytes of its compressed form, which nearly everybody asks for.
  if (
    response.isCompressible &&
    uncompressedBody.length >= LARGE_BODY_BYTES &&
    response.encodedBodies.has('br')
  ) {
    response.encodedBodies.delete('identity');
    response.uncompressedBody = undefined;
  }
  return body;
}

/** The reply's bytes as they are. */
export async function getUncompressedBody({
  uncompressedBody,
  encodedBodies,
}: CachedResponse): Promise<Buffer> {
  return uncompressedBody ?? decodeBrotli(encodedBodies.get('br')?.bytes ?? Buffer.alloc(0));
}

export function addEncodedBody(
  response: CachedResponse,
  encoding: Encoding,
  bytes: Buffer,
  effort: CompressionEffort,
): EncodedBody {
  // A strong tag names exact bytes, and the same text compressed with more effort has others.
  const etag = `"${response.etagPrefix}-${encoding}${encoding === 'identity' ? '' : `-${effort}`}"`;
  const sharedHeaders = ['vary', 'accept-encoding', 'etag', etag];
  const body = {
    bytes,
    rawHeaders: [
      ...response.headers.flat(),
      ...sharedHeaders,
      ...['content-length', String(bytes.length)],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ],
    notModifiedHeaders: [
      ...response.headers.filter(([name]) => NOT_MODIFIED_HEADER_NAMES.has(name)).flat(),
      ...sharedHeaders,
    ],
  };
  response.encodedBodies.set(encoding, body);
  return body;
}

/** Whether a client that names these tags has this content already, in whatever form. */
export function matchesEtag(ifNoneMatch: string | undefined, response: CachedResponse): boolean {
  return (
    ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(`"${response.etagPrefix}-`))
  );
}

/** About what it weighs in memory. */
export function estimateMemoryBytes(response: CachedResponse): number {
  const compressedBodies = [...response.encodedBodies.entries()].filter(
    ([encoding]) => encoding !== 'identity',
  );
  return (
    1500 +
    (response.uncompressedBody?.length ?? 0) +
    compressedBodies.reduce((sum, [, { bytes }]) => sum + bytes.length + 500, 0)
  );
}
