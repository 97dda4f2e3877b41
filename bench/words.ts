import type { AttributeName } from './category-specs.ts';
import { createRandom, type Random } from './random.ts';

/** The words of the generated catalogue, apart from its kinds of products. */

const BRAND_BEGINNINGS =
  'Vindhya Kaveri Sahya Nilgiri Chambal Tapti Aravali Shakti Dhruva Prabal Ujjwal Meghna Satluj Garuda Indra Malwa Konkan Rudra Swarna Vajra'.split(
    ' ',
  );
const BRAND_ENDINGS =
  'tech mek flow tron kraft dyne max volt gear line cast weld forge lift tools drive works mark metal jet'.split(
    ' ',
  );

/** 400 brands. */
export const brands: readonly string[] = BRAND_ENDINGS.flatMap((ending) =>
  BRAND_BEGINNINGS.map((beginning) => beginning + ending),
);

const SYLLABLES =
  'bra ven tor mi ka lun des ro pha nel gos ti var shu mon del qua zin pre hal wex o cy bin tra jul ner sto fi gam'.split(
    ' ',
  );
const LAST_SYLLABLES = 'lin dor vak tes mund ric sel pan gor nix than ble'.split(' ');

/** 20,000 words that each occur in few products, like names of series, technical terms and places. */
export const rareWords: readonly string[] = drawRareWords(20_000);

function drawRareWords(count: number): string[] {
  const random = createRandom(7);
  const words = new Set<string>();
  while (words.size < count) {
    const syllables = Array.from({ length: 2 + random.below(2) }, () => random.pick(SYLLABLES));
    words.add(syllables.join('') + random.pick(LAST_SYLLABLES));
  }
  return [...words];
}

/** Each occurs in one of 20 titles: the worst case for ranking, with very many good matches. */
export const WORST_CASE_WORDS = ['Industrial', 'Automatic', 'Professional'] as const;
export const WORST_CASE_WORD_SHARE = 0.05;

/** Occur in a third to a half of all products, but rarely in the title. */
export const UBIQUITOUS_WORDS = ['Power', 'Steel', 'Duty'] as const;

/** Words of descriptions, the most frequent first. */
export const descriptionWords: readonly string[] =
  'with for and the of in is a to use suits work steel heavy duty long life high quality easy small large shop factory site farm supply made from body design low noise cost power load motor frame handle cover base wheel plate coating paint powder rust proof water dust heat resistant tested rated continuous daily service spare parts warranty year months free delivery India standard safe operator compact portable strong precise smooth fast reliable control panel switch cable plug indicator display digital manual included optional accessory kit set box pack pieces weight height width diameter thickness grade finish polished hardened forged cast rolled welded bolted adjustable fixed mounted vertical horizontal indoor outdoor workshop warehouse kitchen dairy textile mill mine quarry port railway hospital school hotel laundry garage foundry press'.split(
    ' ',
  );

/** Draws an attribute's value with its unit, as titles show it. */
export function drawAttribute(name: AttributeName, random: Random): string {
  const [values, unit] = ATTRIBUTES[name];
  return `${random.pick(values)}${unit}`;
}

const ATTRIBUTES: Record<AttributeName, [values: readonly (string | number)[], unit: string]> = {
  power: [[0.5, 0.75, 1, 1.5, 2, 3, 5, 7.5, 10, 12.5, 15, 20, 25, 30], ' HP'],
  voltage: [[12, 24, 110, 220, 230, 240, 380, 415, 440], 'V'],
  phase: [['Single', 'Three'], ' Phase'],
  size: [
    [3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 32, 40, 50, 63, 75, 80, 100, 115, 125, 150, 200, 250, 300],
    ' mm',
  ],
  length: [[0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 50, 100], ' m'],
  capacity: [[5, 10, 16, 20, 25, 30, 50, 60, 80, 100, 120, 160, 200, 250, 300, 500, 1000], ' Litre'],
  load: [[50, 100, 150, 200, 250, 300, 500, 750, 1000, 1500, 2000, 2500, 3000, 5000], ' kg'],
  pressure: [[4, 6, 8, 10, 12, 16, 40, 80, 100, 120, 140, 160, 200, 250, 350], ' bar'],
  speed: [[400, 700, 960, 1440, 2800, 2880, 3000, 6000, 8500, 11000, 12000, 28000], ' RPM'],
  current: [[6, 10, 16, 20, 25, 32, 40, 63, 80, 100, 125, 160, 200, 250, 300, 400, 630], 'A'],
  material: [
    [
      'Stainless Steel',
      'Mild Steel',
      'Cast Iron',
      'Aluminium',
      'Brass',
      'Copper',
      'Polycarbonate',
      'Rubber',
      'Leather',
    ],
    '',
  ],
  colour: [['Red', 'Blue', 'Yellow', 'Green', 'Black', 'White', 'Orange', 'Grey', 'Silver'], ''],
  pack: [['Pack of 5', 'Pack of 10', 'Pack of 25', 'Pack of 50', 'Pack of 100', 'Pack of 500'], ''],
};
