import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addSecurityHeaders } from './security-headers.ts';

/** Connections on which a request arrives that may take longer than others; something else limits its time. */
const slowConnections = new WeakSet<Socket>();

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Browsers obey these headers whatever the status is. */
const securityHeaders = new Headers();
addSecurityHeaders(securityHeaders);
const SECURITY_LINES = [...securityHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('');

/** Exempts a request from the server's time limit until it is answered. */
export function allowSlowRequest({ socket }: IncomingMessage, response: ServerResponse): void {
  slowConnections.add(socket);
  response.once('close', () => slowConnections.delete(socket));
}

/** Answers broken and late requests as Node.js does, except for those that may be slow. It reports each only once. */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (cause: NodeJS.ErrnoException, socket: Socket) => {
    if (cause.code === 'ERR_HTTP_REQUEST_TIMEOUT' && slowConnections.has(socket)) return;
    const { _httpMessage: response } = socket as Socket & { _httpMessage?: ServerResponse | null };
    if (socket.writable && !response?.headersSent) {
      const status = STATUS_LINES[cause.code ?? ''] ?? '400 Bad Request';
      socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n${SECURITY_LINES}\r\n`);
    }
    socket.destroy(cause);
  });
}
