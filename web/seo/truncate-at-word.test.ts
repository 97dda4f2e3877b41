import { expect, it } from 'vitest';
import { truncateAtWord } from './truncate-at-word.ts';

it.each([
  ['A drill.', 20, 'A drill.'],
  ['A hammer drill for\n  brick', 40, 'A hammer drill for brick'],
  ['A hammer drill for brick', 20, 'A hammer drill for…'],
  ['Hammerdrillforbrick', 10, 'Hammerdri…'],
])('truncates %j to at most %i characters', (text, maxLength, expected) => {
  expect(truncateAtWord(text, maxLength)).toBe(expected);
});
