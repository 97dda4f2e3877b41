import { describe, expect, it } from 'vitest';
import { formatDifference } from './format-difference.ts';

const PLAIN = { width: Number.POSITIVE_INFINITY, hasColour: false };

describe('the difference between two pages', () => {
  it('has the blocks that are removed and added, though each page is one line', () => {
    const before = '<h2>About</h2><p>We sell lathes.</p><ul><li>Pune</li><li>Surat</li></ul>';
    const after = '<h2>About</h2><p>We sell and rent.</p><ul><li>Pune</li><li>Rajkot</li><li>Surat</li></ul>';
    expect(formatDifference(PLAIN, before, after).split('\n')).toEqual([
      '- <p>We sell lathes.</p>',
      '+ <p>We sell and rent.</p>',
      '+ <li>Rajkot</li>',
    ]);
  });

  it('is empty between pages that differ in spaces only', () => {
    expect(formatDifference(PLAIN, '<p>We  sell</p>\n', '<p>We sell</p>')).toBe('');
  });

  it('fits the terminal, and is cut when it is long', () => {
    const after = Array.from({ length: 80 }, (_, index) => `<p>${`${index} words `.repeat(10)}</p>`).join('');
    const lines = formatDifference({ width: 40, hasColour: false }, '', after).split('\n');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
    expect(lines[0]).toBe('+ <p>0 words 0 words 0 words 0 words 0');
    expect(lines[1]).toBe('  words 0 words 0 words 0 words 0 words');
    expect(lines.at(-1)).toBe('… and 20 more lines');
  });

  it('has no control characters of the text', () => {
    expect(formatDifference(PLAIN, '', '<p>\u001b[2J</p>')).toBe('+ <p>�[2J</p>');
  });
});
