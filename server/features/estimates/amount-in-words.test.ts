import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

describe('amountInWords', () => {
  it('counts in lakh and crore', () => {
    expect(amountInWords(1_23_456_00)).toBe(
      'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six Only',
    );
    expect(amountInWords(1_00_00_000_00)).toBe('Rupees One Crore Only');
  });

  it('adds the paise when there are any', () => {
    expect(amountInWords(101_05)).toBe('Rupees One Hundred One and Five Paise Only');
    expect(amountInWords(1_01)).toBe('Rupees One and One Paisa Only');
    expect(amountInWords(78)).toBe('Rupees Zero and Seventy-Eight Paise Only');
  });

  it('uses crore for all larger amounts', () => {
    expect(amountInWords(123_00_00_000_00)).toBe('Rupees One Hundred Twenty-Three Crore Only');
    expect(amountInWords(Number.MAX_SAFE_INTEGER)).toBe(
      'Rupees Ninety Lakh Seven Thousand One Hundred Ninety-Nine Crore Twenty-Five Lakh Forty-Seven Thousand ' +
        'Four Hundred Nine and Ninety-One Paise Only',
    );
  });

  it('spells zero', () => {
    expect(amountInWords(0)).toBe('Rupees Zero Only');
  });
});
