import { createRandom } from './random.ts';

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
