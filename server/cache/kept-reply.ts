import { createHash } from 'node:crypto';
import { addSecurityHeaders } from '#server/http/security-headers.ts';
import {
  decodeBrotli,
  type Effort,
  type Encoding,
  encode,
  isCompressible,
  LEAST_COMPRESSED_BYTES,
} from './encodings.ts';
import { bytesOf, withoutRoom } from './reply-bytes.ts';

/** The bytes of a reply as they travel, with all their headers as names and values in turn. */
export type Form = { bytes: Buffer; head: string[]; headWhenKnown: string[] };

/** A finished reply that is the same for everyone. */
export type KeptReply = {
  status: number;
  /** Its bytes as they are; undefined when they are many and can be had from the compressed ones. */
  plain: Buffer | undefined;
  /** Headers of every form. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Begins every entity tag of this content. */
  tag: string;
  isCompressible: boolean;
  /** The forms made so far. */
  forms: Map<Encoding, Form>;
};

/** Every reply has its own; the others are written for each form. */
const NOT_KEPT = new Set([
  ...['x-request-id', 'date', 'vary', 'etag', 'content-length', 'content-encoding', 'transfer-encoding'],
]);
/** What a browser that has the bytes is told: it puts this, and what every reply says, over what it was told before. */
const SAID_AGAIN = new Set(['cache-control', 'content-security-policy']);
/** Of so many bytes a compressible reply is kept compressed alone. */
const LARGE = 32_768;
/** A cache in front may answer for a second by itself, and longer only while we cannot. */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

/** @throws Error when the reply is meant for one person: that is a mistake in the program. */
export async function keepReply(reply: Response, cacheControl = SHARED): Promise<KeptReply> {
  if (reply.headers.has('set-cookie')) throw new Error('A reply with a cookie cannot be for everyone.');
  const plain = withoutRoom(await bytesOf(reply));
  const headers = new Headers(reply.headers);
  addSecurityHeaders(headers);
  headers.set('cache-control', isForEveryone(reply.status) ? cacheControl : 'no-store');
  return {
    status: reply.status,
    plain,
    headers: [...headers].filter(([name]) => !NOT_KEPT.has(name)),
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    isCompressible:
      plain.length >= LEAST_COMPRESSED_BYTES && isCompressible(headers.get('content-type') ?? ''),
    forms: new Map(),
  };
}

/** What tells of the address and not of the moment: not refusals of one request, and not failures. */
export function isForEveryone(status: number): boolean {
  return status === 200 || isPassing(status);
}

/** Redirects and missing things: kept for a short while only. */
export function isPassing(status: number): boolean {
  return status === 301 || status === 302 || status === 307 || status === 308 || status === 404;
}

/** The form of a reply in an encoding, made when it is asked for first. */
export async function formOf(reply: KeptReply, wanted: Encoding): Promise<Form> {
  const encoding = reply.isCompressible ? wanted : 'identity';
  return reply.forms.get(encoding) ?? (await makeForm(reply, encoding, 'quick'));
}

/** Makes a form, better than the one there may be. */
export async function makeForm(reply: KeptReply, encoding: Encoding, effort: Effort): Promise<Form> {
  const plain = await plainOf(reply);
  const form = addForm(reply, encoding, await encode(plain, encoding, effort), effort);
  // A page has ten times the bytes of its compressed form, which nearly everybody asks for.
  if (reply.isCompressible && plain.length >= LARGE && reply.forms.has('br')) {
    reply.forms.delete('identity');
    reply.plain = undefined;
  }
  return form;
}

/** The reply's bytes as they are. */
export async function plainOf({ plain, forms }: KeptReply): Promise<Buffer> {
  return plain ?? decodeBrotli(forms.get('br')?.bytes ?? Buffer.alloc(0));
}

export function addForm(reply: KeptReply, encoding: Encoding, bytes: Buffer, effort: Effort): Form {
  // A strong tag names exact bytes, and the same text compressed with more effort has others.
  const etag = `"${reply.tag}-${encoding}${encoding === 'identity' ? '' : `-${effort}`}"`;
  const both = ['vary', 'accept-encoding', 'etag', etag];
  const form = {
    bytes,
    head: [
      ...reply.headers.flat(),
      ...both,
      ...['content-length', String(bytes.length)],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ],
    headWhenKnown: [...reply.headers.filter(([name]) => SAID_AGAIN.has(name)).flat(), ...both],
  };
  reply.forms.set(encoding, form);
  return form;
}

/** Whether a client that names these tags has this content already, in whatever form. */
export function isKnownTo(ifNoneMatch: string | undefined, reply: KeptReply): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(`"${reply.tag}-`));
}

/** About what it weighs in memory. */
export function weightOf(reply: KeptReply): number {
  const others = [...reply.forms.entries()].filter(([encoding]) => encoding !== 'identity');
  return (
    1500 + (reply.plain?.length ?? 0) + others.reduce((sum, [, { bytes }]) => sum + bytes.length + 500, 0)
  );
}
