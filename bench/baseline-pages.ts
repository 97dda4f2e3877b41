import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

/** The pages' baseline: Node's own HTTP server, sending the same bytes from memory. */

export type BaselinePages = Record<string, { type: string; encoding: string; base64: string }>;

const stored = JSON.parse(await readFile(process.env.PAGES ?? '', 'utf8')) as BaselinePages;
const pages = new Map(
  Object.entries(stored).map(([address, { type, encoding, base64 }]) => {
    const bytes = Buffer.from(base64, 'base64');
    const headers = {
      'content-type': type,
      'content-encoding': encoding,
      'content-length': bytes.length,
    };
    return [address, { bytes, headers }];
  }),
);

createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  if (!page) response.writeHead(204).end();
  else if (request.headers['if-none-match'] !== undefined) response.writeHead(304).end();
  else response.writeHead(200, page.headers).end(page.bytes);
}).listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
