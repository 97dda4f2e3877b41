/** A page without the storefront, for answers that must cost next to nothing. */
export type PlainPage = { title: string; words: string };

export function renderPlainPage({ title, words }: PlainPage): string {
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  body { margin: 20vh auto; max-width: 28rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
  a { color: inherit }
</style>
<h1>${title}</h1>
<p>${words}</p>
<p><a href="">Try again</a></p>
`;
}

export const PLAIN_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};
