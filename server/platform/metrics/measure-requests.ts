import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';
import type { FindRoute } from './route-finder.ts';

type HandleRequest = (request: IncomingMessage, response: ServerResponse) => void;

/** Measures every request from its head to the end of its response, however it is answered. */
export function measureRequests(
  handle: HandleRequest,
  metrics: Metrics,
  findRoute: FindRoute,
): HandleRequest {
  return (request, response) => {
    const startedAt = performance.now();
    const { socket, method = '', url = '' } = request;
    const sentBefore = socket.bytesWritten;
    response.once('close', () => {
      metrics.recordRequest({
        method,
        route: findRoute(url.split('?', 1)[0] ?? ''),
        status: response.statusCode,
        seconds: (performance.now() - startedAt) / 1000,
        bytes: socket.bytesWritten - sentBefore,
      });
    });
    handle(request, response);
  };
}
