import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { EVENT_STREAM } from '#contract/call.ts';
import { copyToExactBuffer } from './response-bytes.ts';

/** A content coding; `identity` is no compression. */
export type Encoding = 'br' | 'gzip' | 'zstd' | 'identity';

/** For bodies that are cached and sent often: the smallest first. */
export const ENCODINGS_BY_SIZE = ['br', 'gzip'] as const;
/** For bodies that are sent once: the quickest first. */
export const ENCODINGS_BY_SPEED = ['zstd', 'gzip', 'br'] as const;

/** `quick` while a client waits, `best` for a body that is encoded once and sent often. */
export type CompressionEffort = 'quick' | 'best';

const brotli = promisify(zlib.brotliCompress);
/** Reverses `encode` with 'br'. */
export const decodeBrotli = promisify(zlib.brotliDecompress) as (bytes: Buffer) => Promise<Buffer>;
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);
/** 4 takes a third of the time of 5, for 7 % more bytes. */
const BROTLI_QUALITY = { quick: 4, best: 11 };
/** A window of 2^18 bytes: larger than any page, and a sixteenth of the default's memory. */
const BROTLI_WINDOW = 18;
const GZIP_LEVEL = { quick: 5, best: 9 };

/** Compresses outside the event loop. The result has a buffer of its own, so that caching it keeps nothing else. */
export async function encode(bytes: Buffer, encoding: Encoding, effort: CompressionEffort): Promise<Buffer> {
  return copyToExactBuffer(await compress(bytes, encoding, effort));
}

function compress(bytes: Buffer, encoding: Encoding, effort: CompressionEffort): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(bytes, {
        params: { ...brotliParams(effort), [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      });
    case 'gzip':
      return gzip(bytes, { level: GZIP_LEVEL[effort] });
    case 'zstd':
      return zstd(bytes);
    case 'identity':
      return Promise.resolve(bytes);
  }
}

function brotliParams(effort: CompressionEffort): Record<number, number> {
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = zlib.constants;
  return { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort], [BROTLI_PARAM_LGWIN]: BROTLI_WINDOW };
}

type Compressor = ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;

/** Compresses a stream with quick effort, outside the event loop. */
export function createCompressor(encoding: Exclude<Encoding, 'identity'>): Compressor {
  const compressors = {
    br: () => zlib.createBrotliCompress({ params: brotliParams('quick') }),
    gzip: () => zlib.createGzip({ level: GZIP_LEVEL.quick }),
    zstd: () => zlib.createZstdCompress(),
  };
  // Node.js and the DOM declare the same streams differently.
  return Duplex.toWeb(compressors[encoding]()) as unknown as Compressor;
}

/** Shorter bodies hardly shrink. */
export const MIN_COMPRESSED_BYTES = 1024;

/** Whether a content type is some kind of text; pictures and fonts are compressed already, and events must not wait. */
export function isCompressible(contentType: string): boolean {
  return contentType !== EVENT_STREAM && /^text\/|[/+](json|xml|javascript|wasm)\b/.test(contentType);
}

/** Browsers send few different Accept-Encoding headers, so the parsed ones are cached. */
const parsedHeaders = new Map<string, ReadonlySet<string>>();
const MAX_PARSED_HEADERS = 100;
/** Longer ones come from no browser, and are neither parsed nor kept. */
const MAX_HEADER_LENGTH = 1000;

/** The first of the preferred encodings that an `Accept-Encoding` header allows, otherwise `identity`. */
export function negotiateEncoding(
  acceptEncoding: string | undefined,
  preferred: readonly Encoding[] = ENCODINGS_BY_SIZE,
): Encoding {
  if (acceptEncoding === undefined || acceptEncoding.length > MAX_HEADER_LENGTH) return 'identity';
  let names = parsedHeaders.get(acceptEncoding);
  if (!names) {
    names = parseAcceptEncoding(acceptEncoding);
    if (parsedHeaders.size < MAX_PARSED_HEADERS) parsedHeaders.set(acceptEncoding, names);
  }
  for (const encoding of preferred) if (names.has(encoding)) return encoding;
  return 'identity';
}

function parseAcceptEncoding(header: string): Set<string> {
  const offers = header.toLowerCase().split(',').map(parseOffer);
  return new Set(offers.flatMap(({ name, weight }) => (weight > 0 ? [name] : [])));
}

/** Without regular expressions: with one, the time for a header full of spaces grew with the square of its length. */
function parseOffer(offer: string): { name: string; weight: number } {
  const [name = '', parameter] = offer.split(';', 2);
  if (parameter === undefined) return { name: name.trim(), weight: 1 };
  const [key = '', value] = parameter.split('=', 2);
  return { name: name.trim(), weight: key.trim() === 'q' ? Number(value) : 0 };
}
