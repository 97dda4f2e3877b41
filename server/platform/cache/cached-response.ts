import { createHash } from 'node:crypto';
import {
  type CompressionEffort,
  decodeBrotli,
  type Encoding,
  encode,
  isCompressible,
  MIN_COMPRESSED_BYTES,
} from '#server/platform/http/encodings.ts';
import { type PreparedResponse, prepareResponse } from '#server/platform/http/prepared-response.ts';
import { copyToExactBuffer, readResponseBytes } from '#server/platform/http/response-bytes.ts';
import { addSecurityHeaders } from '#server/platform/http/security-headers.ts';

/** The response with its body in one encoding, and the 304 that can be sent instead. */
export type EncodedBody = { full: PreparedResponse; notModified: PreparedResponse };

/** A complete response that is the same for everyone. */
export type CachedResponse = {
  status: number;
  /** Undefined for a large body of which a compressed one is stored. */
  uncompressedBody: Buffer | undefined;
  /** The headers that do not depend on the encoding. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The common beginning of the entity tags of all encodings. */
  etagPrefix: string;
  isCompressible: boolean;
  /** The bodies encoded so far. */
  encodedBodies: Map<Encoding, EncodedBody>;
};

/** Headers that are set per response or per encoding. */
const UNCACHED_HEADERS = new Set([
  ...['x-request-id', 'date', 'vary', 'etag', 'content-length', 'content-encoding', 'transfer-encoding'],
]);
/** The headers that a 304 repeats, because the browser replaces its stored ones by them. */
const NOT_MODIFIED_HEADER_NAMES = new Set(['cache-control', 'content-security-policy']);
/** From this size a compressible body is stored only compressed. */
const LARGE_BODY_BYTES = 32_768;
/** A shared cache may answer for one second by itself, and longer only while the shop cannot. */
const PUBLIC_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

/** @throws Error when the response sets a cookie and so is meant for one person, which is a programming error. */
export async function toCachedResponse(
  response: Response,
  cacheControl = PUBLIC_CACHE_CONTROL,
): Promise<CachedResponse> {
  if (response.headers.has('set-cookie')) throw new Error('A response with a cookie cannot be cached.');
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

/** Prefers the stored response if the produced one is the same, because its body is compressed already. */
export function keepIfUnchanged(
  stored: CachedResponse | undefined,
  produced: CachedResponse,
): CachedResponse {
  const isUnchanged =
    stored?.etagPrefix === produced.etagPrefix &&
    stored.status === produced.status &&
    stored.headers.join() === produced.headers.join();
  return isUnchanged ? stored : produced;
}

/** Whether the status depends only on the URL; rejections of a single request and server errors do not. */
export function isCacheable(status: number): boolean {
  return status === 200 || isShortLived(status);
}

/** Redirects and 404s, which are cached only for a short time. */
export function isShortLived(status: number): boolean {
  return status === 301 || status === 302 || status === 307 || status === 308 || status === 404;
}

/** The body in the preferred encoding, which is encoded at the first request for it. */
export async function getEncodedBody(response: CachedResponse, preferred: Encoding): Promise<EncodedBody> {
  const encoding = response.isCompressible ? preferred : 'identity';
  return response.encodedBodies.get(encoding) ?? (await encodeBody(response, encoding, 'quick'));
}

/** Encodes the body with this effort and replaces a stored one of the same encoding. */
export async function encodeBody(
  response: CachedResponse,
  encoding: Encoding,
  effort: CompressionEffort,
): Promise<EncodedBody> {
  const uncompressedBody = await getUncompressedBody(response);
  const body = addEncodedBody(response, encoding, await encode(uncompressedBody, encoding, effort), effort);
  // An uncompressed page is ten times as large as the compressed one, which nearly all clients accept.
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

export async function getUncompressedBody({
  uncompressedBody,
  encodedBodies,
}: CachedResponse): Promise<Buffer> {
  return uncompressedBody ?? decodeBrotli(encodedBodies.get('br')?.full.body ?? Buffer.alloc(0));
}

export function addEncodedBody(
  response: CachedResponse,
  encoding: Encoding,
  bytes: Buffer,
  effort: CompressionEffort,
): EncodedBody {
  // A strong entity tag identifies exact bytes, which differ between compression efforts.
  const etag = `"${response.etagPrefix}-${encoding}${encoding === 'identity' ? '' : `-${effort}`}"`;
  const sharedHeaders = ['vary', 'accept-encoding', 'etag', etag];
  const fullHeaders = [
    ...response.headers.flat(),
    ...sharedHeaders,
    ...['content-length', String(bytes.length)],
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ];
  const notModifiedHeaders = [
    ...response.headers.filter(([name]) => NOT_MODIFIED_HEADER_NAMES.has(name)).flat(),
    ...sharedHeaders,
  ];
  const encodedBody = {
    full: prepareResponse(response.status, fullHeaders, bytes),
    notModified: prepareResponse(304, notModifiedHeaders),
  };
  response.encodedBodies.set(encoding, encodedBody);
  if (encoding === 'identity') response.uncompressedBody = encodedBody.full.body;
  return encodedBody;
}

/** Whether a client with these entity tags already has this content, in any encoding. */
export function matchesEtag(ifNoneMatch: string | undefined, response: CachedResponse): boolean {
  return (
    ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(`"${response.etagPrefix}-`))
  );
}

/** Approximate memory use in bytes. */
export function estimateMemoryBytes({ uncompressedBody, encodedBodies }: CachedResponse): number {
  const prepared = [...encodedBodies.values()].flatMap(({ full, notModified }) => [full, notModified]);
  const isShared = encodedBodies.get('identity')?.full.body === uncompressedBody;
  return (
    1500 +
    (isShared ? 0 : (uncompressedBody?.length ?? 0)) +
    prepared.reduce((sum, { bytes }) => sum + bytes.length + 250, 0)
  );
}
