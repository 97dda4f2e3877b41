import { describe, expect, it } from 'vitest';
import { refusals } from '#desk/text/hi/refusals.ts';
import { translateRefusal } from '#desk/text/refusals.ts';
import { listRefusals } from './list-refusals.ts';
import { NOT_AT_THE_DESK } from './not-at-the-desk.ts';

describe('what the shop refuses', () => {
  const found = listRefusals();
  const isTranslated = (sentence: string) => translateRefusal(refusals, sentence) !== sentence;
  const others = NOT_AT_THE_DESK.flatMap(({ sentences }) => sentences);

  it('is translated, or listed with the reason why no operator meets it', () => {
    expect(found.length).toBeGreaterThan(400);
    const untranslated = found.filter(
      ({ sentence }) => !isTranslated(sentence) && !others.includes(sentence),
    );
    expect(untranslated).toEqual([]);
  });

  it('is listed as not met at the desk only while the shop says it and it has no translation', () => {
    const known = new Set(found.map(({ sentence }) => sentence));
    expect(others.filter((sentence) => !known.has(sentence) || isTranslated(sentence))).toEqual([]);
    expect(others).toHaveLength(new Set(others).size);
  });
});
