import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPriceWords } from './price-words.ts';

const min = (rupees: number) => ({ minPaise: rupees * 100, maxPaise: null });
const max = (rupees: number) => ({ minPaise: null, maxPaise: rupees * 100 });
const between = (from: number, to: number) => ({ minPaise: from * 100, maxPaise: to * 100 });
const NO_PRICE = { minPaise: null, maxPaise: null };

describe('readPriceWords', () => {
  it.each([
    ['drill under 5000', 'drill', max(5000)],
    ['under 5000 drill', 'drill', max(5000)],
    ['drill under 5000 13mm', 'drill 13mm', max(5000)],
    ['Drill UNDER Rs.5,000/- Vajra', 'Drill Vajra', max(5000)],
    ['angle grinder below ₹4000', 'angle grinder', max(4000)],
    ['air compressor below ₹2 lakh', 'air compressor', max(200_000)],
    ['pump less than 20000 rupees', 'pump', max(20_000)],
    ['welding machine upto 1.5 lac', 'welding machine', max(150_000)],
    ['sprayer up to 10k', 'sprayer', max(10_000)],
    ['sprayer upto10k', 'sprayer', max(10_000)],
    ['lathe under 1.25 crore', 'lathe', max(12_500_000)],
    ['helmet within 5 thousand', 'helmet', max(5000)],
    ['gloves under 50', 'gloves', max(50)],
    ['gloves under ₹50 cotton', 'gloves cotton', max(50)],
    ['drill under 5000 in kolkata', 'drill in kolkata', max(5000)],
    ['gloves under 500 per pair', 'gloves per pair', max(500)],
    ['chaff cutter 50000 se kam', 'chaff cutter', max(50_000)],
    ['gloves 1000 ke andar', 'gloves', max(1000)],
    ['multimeter rs 3000 ke neeche', 'multimeter', max(3000)],
    ['helmet 5 hazar se kam', 'helmet', max(5000)],
    ['helmet 5hazaar se kam wala', 'helmet wala', max(5000)],
    ['flour mill 5 lakh tak', 'flour mill', max(500_000)],
    ['₹99.50 tak gloves', 'gloves', max(99.5)],
    ['motor above 20000', 'motor', min(20_000)],
    ['motor over Rs 1,50,000', 'motor', min(150_000)],
    ['sewing machine 18000 se upar', 'sewing machine', min(18_000)],
    ['generator 1 lakh se zyada', 'generator', min(100_000)],
    ['safety shoes between 1000 and 4000', 'safety shoes', between(1000, 4000)],
    ['shoes between 4000 and 1000', 'shoes', between(1000, 4000)],
    ['lathe between 2 and 4 lakh', 'lathe', between(200_000, 400_000)],
    ['lathe between 50000 and 2 lakh', 'lathe', between(50_000, 200_000)],
    ['lathe 2-3 lakh', 'lathe', between(200_000, 300_000)],
    ['extinguisher 2000-6000', 'extinguisher', between(2000, 6000)],
    ['extinguisher ₹200 – ₹600', 'extinguisher', between(200, 600)],
    ['2000 to 6000 extinguisher', 'extinguisher', between(2000, 6000)],
    ['pump 2000 se 5000 tak', 'pump', between(2000, 5000)],
    ['pump 2000 aur 5000 ke beech', 'pump', between(2000, 5000)],
    ['pump above 2000 under 5000', 'pump', between(2000, 5000)],
    ['pump under 9000 under 5000', 'pump', max(5000)],
    ['under 5000', '', max(5000)],
  ])('reads %j', (typed, text, range) => {
    expect(readPriceWords(typed)).toEqual({ text, ...range });
  });

  it.each([
    'drill 1050 w',
    'platform scale 300 kg',
    'motor under 5 hp',
    'hoist upto 500 kg',
    'upto 500kg hoist',
    'motor over 2800rpm',
    'grinder above 5000 rpm',
    'mixer between 2000 and 4000 rpm',
    'mixer 2000-4000 rpm',
    'pump 500 lph tak',
    'drum 200 litre se upar',
    'rope under 50 %',
    'roti machine upto 1000/hr',
    'cartons under 5000x20',
    'machine upto 6 spindle',
    'gloves upto 500 pairs',
    'smps 110-240',
    'drill 13-16',
    'bearing 6205-2000',
    'electrode E7018 tak',
    'inder VG-125 tak',
    'drill 5000',
    'drill ₹5000',
    'under',
    'drill under 0',
    'drill under 999999999999999999999',
    'underground cable 5000',
    'sunder 5000',
    ' drill  5 ',
    '',
  ])('leaves %j as it is', (typed) => {
    expect(readPriceWords(typed)).toEqual({ text: typed, ...NO_PRICE });
  });

  it('returns a text without digits unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        fc.pre(!/\d/.test(typed));
        expect(readPriceWords(typed)).toEqual({ text: typed, ...NO_PRICE });
      }),
    );
  });

  it('accepts any text', () => {
    const words = fc.constantFrom(
      'between',
      'and',
      '5',
      '-',
      'under',
      'rs',
      '.',
      'lakh',
      'k',
      'se',
      'tak',
      '/',
      'kg',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
        const { text, minPaise, maxPaise } = readPriceWords(parts.join(' '));
        expect(text.length).toBeLessThanOrEqual(parts.join(' ').length);
        for (const paise of [minPaise, maxPaise]) expect(paise === null || paise > 0).toBe(true);
      }),
    );
  });
});

/** Ways to write an amount in rupees. */
const AMOUNTS: ((rupees: number) => string)[] = [
  String,
  (rupees) => rupees.toLocaleString('en-IN'),
  (rupees) => `₹${rupees}`,
  (rupees) => `Rs. ${rupees.toLocaleString('en-IN')}/-`,
  (rupees) => `${rupees} rupees`,
  (rupees) => `${rupees / 1000}k`,
  (rupees) => `${rupees / 1000} hazar`,
  (rupees) => `${rupees / 1_00_000} lakh`,
  (rupees) => `₹${rupees / 1_00_000} lac`,
  (rupees) => `${rupees / 1_00_00_000} crore`,
];

/** Ways to write a range, with the bounds that they mean. */
const RANGES: ((low: string, high: string) => { words: string; hasMin: boolean; hasMax: boolean })[] = [
  ...['under', 'below', 'less than', 'upto', 'up to'].map((word) => (_: string, high: string) => ({
    words: `${word} ${high}`,
    hasMin: false,
    hasMax: true,
  })),
  ...['se kam', 'ke andar', 'ke neeche', 'tak'].map((word) => (_: string, high: string) => ({
    words: `${high} ${word}`,
    hasMin: false,
    hasMax: true,
  })),
  ...['above', 'over'].map((word) => (low: string) => ({
    words: `${word} ${low}`,
    hasMin: true,
    hasMax: false,
  })),
  ...['se upar', 'se zyada'].map((word) => (low: string) => ({
    words: `${low} ${word}`,
    hasMin: true,
    hasMax: false,
  })),
  (low, high) => ({ words: `between ${low} and ${high}`, hasMin: true, hasMax: true }),
  (low, high) => ({ words: `${low}-${high}`, hasMin: true, hasMax: true }),
];

it('reads every form of a price back, wherever it stands in a text', () => {
  const rupees = fc.integer({ min: 1000, max: 90_00_000 });
  const word = fc.constantFrom('drill', 'safety', 'shoes', 'Vajra', 'chakki', 'E7018', 'वेल्डिंग');
  const words = fc.array(word, { maxLength: 3 }).map((list) => list.join(' '));
  fc.assert(
    fc.property(
      fc.tuple(rupees, rupees).filter(([a, b]) => a !== b),
      fc.constantFrom(...AMOUNTS),
      fc.constantFrom(...RANGES),
      fc.tuple(words, words),
      (pair, writeAmount, writeRange, [before, after]) => {
        const [low = 0, high = 0] = pair.toSorted((a, b) => a - b);
        const { words: price, hasMin, hasMax } = writeRange(writeAmount(low), writeAmount(high));
        expect(readPriceWords(`${before} ${price} ${after}`)).toEqual({
          text: `${before} ${after}`.trim(),
          minPaise: hasMin ? low * 100 : null,
          maxPaise: hasMax ? high * 100 : null,
        });
      },
    ),
  );
});
