import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

/** The pages' baseline: Node's own HTTP server, sending the same bytes from memory. */

export type BaselinePages = Record<string, { type: string; encoding: string; etag: string; base64: string }>;

const stored = JSON.parse(await readFile(process.env.PAGES ?? '', 'utf8')) as BaselinePages;
const pages = new Map(
  Object.entries(stored).map(([address, { type, encoding, etag, base64 }]) => {
    const bytes = Buffer.from(base64, 'base64');
    const headers = {
      'content-type': type,
      'content-encoding': encoding,
      'content-length': bytes.length,
      etag,
    };
    return [address, { bytes, headers }];
  }),
);

createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  if (!page) response.writeHead(204).end();
  else if (request.headers['if-none-match'] === page.headers.etag)
    response.writeHead(304, { etag: page.headers.etag }).end();
  else response.writeHead(200, page.headers).end(page.bytes);
}).listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
