import { describe, expect, it } from 'vitest';
import { sanitiseRichText } from '#server/features/content/sanitise-rich-text.ts';
import { listRemovedMarkup } from './removed-markup.ts';

const list = (html: string) => listRemovedMarkup(html, sanitiseRichText(html));

describe('the removed markup of a page', () => {
  it.each([
    ['<p onclick="x()">Call us</p>', ['onclick']],
    ['<p onclick="x()" CLASS=a>Call</p><p class="b">us</p>', ['onclick', 'class']],
    ['<script src="x.js">x()</script><p>Call us</p>', ['<script>']],
    ['<a href="/contact">Call</a> <a href="javascript:x()">us</a>', ['href']],
    ['<img src="http://x.example/a.png" onerror="x()" alt="Lathe">', ['src', 'onerror']],
    ['<iframe></iframe><p style="color: red">Call us</p>', ['<iframe>', 'style']],
  ])('of %s is named', (html, names) => {
    expect(list(html)).toEqual(names);
  });

  it.each([
    '<html lang="en"><head><title>Us</title></head><body class="a"><h1>We</h1></body></html>',
    '<p>3 < 4 &amp; <a href="https://x.example">x</a></p>',
    'No markup',
  ])('of %s is nothing', (html) => {
    expect(list(html)).toEqual([]);
  });
});
