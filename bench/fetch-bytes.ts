import { Agent, get, type IncomingHttpHeaders } from 'node:http';

export type EncodedResponse = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

export const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br' };

/**
 * Creates a visitor who keeps connections open, as browsers do.
 * @param localAddress the network address to connect from.
 * @returns a function that gets an address without decompressing the response.
 */
export function createVisitor(localAddress = '127.0.0.1') {
  const agent = new Agent({ keepAlive: true, localAddress });
  return (url: string, headers: Record<string, string> = BROWSER_HEADERS): Promise<EncodedResponse> =>
    new Promise((resolve, reject) => {
      get(url, { agent, headers }, (response) => {
        const { statusCode: status = 0, headers: responseHeaders } = response;
        response
          .toArray()
          .then(
            (chunks) => resolve({ status, headers: responseHeaders, bytes: Buffer.concat(chunks) }),
            reject,
          );
      }).on('error', reject);
    });
}
