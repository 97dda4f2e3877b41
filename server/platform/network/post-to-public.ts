import dns from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';

/** More of a response is not read. */
const MAX_RESPONSE_BYTES = 2048;

export type PostRequest = {
  headers: Record<string, string>;
  body: string;
  /** Ends the request when it takes too long. */
  signal: AbortSignal;
};

/** @throws Error that says why no request may go there. */
export function assertPublicUrl({ protocol, hostname, username, password }: URL): void {
  if (protocol !== 'https:') throw new Error('The address must begin with https://.');
  if (username || password) throw new Error('The address must not contain a name or a password.');
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLocalName = /(^|\.)(localhost|local|internal)\.?$/.test(host);
  if (isLocalName || (isIP(host) !== 0 && !isPublicAddress(host))) throw createPrivateError(host);
}

/**
 * Posts to an address that somebody has typed, which must not lead into the network of the shop: over HTTPS, to a
 * public address only, without following redirects.
 * @returns the status, and how the response begins.
 * @throws Error when the address is not allowed, or there is no response in time.
 */
export async function postToPublic(
  url: URL,
  request: PostRequest,
): Promise<{ status: number; text: string }> {
  assertPublicUrl(url);
  return post(url, request, lookupPublic);
}

/** The same without these conditions, for a host that the environment names. */
export async function postToNamedHost(
  url: URL,
  request: PostRequest,
): Promise<{ status: number; text: string }> {
  return post(url, request, dns.lookup);
}

function post(
  url: URL,
  { headers, body, signal }: PostRequest,
  lookup: LookupFunction,
): Promise<{ status: number; text: string }> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    // A connection of its own, whose address was checked for this request.
    request(url, { method: 'POST', headers, signal, lookup, agent: false }, (response) => {
      readBeginning(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
    })
      .on('error', (cause) => reject(signal.aborted ? new Error('There was no response in time.') : cause))
      .end(body);
  });
}

/** With the status the receiver has answered, so it does not matter when the rest is late or lost. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let byteCount = 0;
  try {
    for await (const piece of response) {
      pieces.push(piece);
      byteCount += piece.length;
      if (byteCount >= MAX_RESPONSE_BYTES) break;
    }
  } catch {
    // What has arrived counts.
  }
  return Buffer.concat(pieces).subarray(0, MAX_RESPONSE_BYTES).toString('utf8');
}

/**
 * Looks a name up once, for the connection itself: a name server that gives a public address to a check and a private
 * one to the connection gains nothing.
 */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (cause, addresses) => {
    if (cause) return callback(cause, '');
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(createPrivateError(hostname), '');
    }
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  });
};

function createPrivateError(host: string): Error {
  return new Error(`${host} is not on the public internet.`);
}
