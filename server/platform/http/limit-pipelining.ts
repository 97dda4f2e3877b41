import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type HandleRequest = (request: IncomingMessage, response: ServerResponse) => void;

/** Browsers and proxies wait for a response before they send another request over the same connection. */
const MAX_UNANSWERED = 32;

/**
 * Closes a connection over which a client sends one request after the other without waiting. Node.js accepts any number
 * of them, and each takes memory until it is answered.
 */
export function limitPipelining(handleRequest: HandleRequest): HandleRequest {
  const unansweredBySocket = new WeakMap<Socket, number>();
  const count = (socket: Socket) => unansweredBySocket.get(socket) ?? 0;
  return (request, response) => {
    const { socket } = request;
    // Those that arrived with the one that was too many.
    if (socket.destroyed) return;
    if (count(socket) >= MAX_UNANSWERED) {
      socket.destroy();
      return;
    }
    handleRequest(request, response);
    if (response.writableEnded) return;
    unansweredBySocket.set(socket, count(socket) + 1);
    response.once('close', () => unansweredBySocket.set(socket, count(socket) - 1));
  };
}
