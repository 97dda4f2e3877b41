import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

/** A response that is sent many times. */
export type PreparedResponse = {
  status: number;
  /** Alternating names and values. `Date`, `Connection` and `X-Request-Id` are added when it is sent. */
  rawHeaders: readonly string[];
  /** The lines of the head that never change, its end, and the body. */
  bytes: Buffer;
  /** The body, in the same memory. */
  body: Buffer;
};

/** @throws TypeError when a header is not valid, which is a programming error. */
export function prepareResponse(
  status: number,
  rawHeaders: readonly string[],
  body: Buffer = Buffer.alloc(0),
): PreparedResponse {
  let lines = '';
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines += `${name}: ${value}\r\n`;
  }
  const head = Buffer.from(`${lines}Connection: keep-alive\r\n\r\n`, 'latin1');
  const bytes = Buffer.allocUnsafeSlow(head.length + body.length);
  head.copy(bytes);
  body.copy(bytes, head.length);
  return { status, rawHeaders, bytes, body: bytes.subarray(head.length) };
}

/**
 * Node.js sends what `writeHead` has left in this field, and then the body. There is no documented way to send a head
 * that is composed already, and composing it takes a tenth of the time of a request. The version of Node.js is the
 * shop's own, and prepared-response.test.ts fails with one that does without the field.
 */
type WithHeadToSend = { _header: string };

/** Ends a response with a prepared one. */
export function sendPrepared(response: ServerResponse, prepared: PreparedResponse, requestId: string): void {
  const { status, rawHeaders, bytes, body } = prepared;
  const isHead = response.req.method === 'HEAD';
  // Before a connection is closed, the head has to say so.
  if (isHead || !response.shouldKeepAlive || response.hasHeader('connection')) {
    response.writeHead(status, ['x-request-id', requestId, ...rawHeaders]);
    response.end(isHead || status === 304 ? undefined : body);
    return;
  }
  response.statusCode = status;
  (response as unknown as WithHeadToSend)._header =
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: ${formatNow()}\r\nx-request-id: ${requestId}\r\n`;
  response.end(bytes);
}

let formattedSecond = 0;
let formatted = '';

/** The value of `Date`, formatted once a second. */
function formatNow(): string {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== formattedSecond) {
    formattedSecond = second;
    formatted = new Date(now).toUTCString();
  }
  return formatted;
}
