import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readConfig } from '#server/app/config.ts';

/**
 * `node scripts/subset-fonts.ts`: cuts out of the large fonts what pages need. Latin without its other shapes of the same
 * letters; the few characters that every page has of two more fonts: ₹, and the shop's name in Hindi (of another name all
 * of Devanagari is loaded); Devanagari without hints for screens of few pixels and without the letters of the Vedas.
 */

const OUTPUT = path.resolve(import.meta.dirname, '../web/ui/fonts');
const require = createRequire(import.meta.url);
type Options = { targetFormat: 'woff2'; noHinting?: boolean; keepFeatures?: string[] };
/** The one call of it that is made; its types would be one more package. */
const subsetFont: (font: Buffer, characters: string, options: Options) => Promise<Buffer> =
  require('subset-font');

const FONTS = {
  latin: '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin',
  latinExt: '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext',
  devanagari: '@fontsource/ibm-plex-sans-devanagari/files/ibm-plex-sans-devanagari-devanagari',
};
type Subset = Omit<Options, 'targetFormat'> & {
  of: keyof typeof FONTS;
  weights: number[];
  characters: string;
};

const characterRange = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, each) => String.fromCodePoint(first + each)).join('');

const SUBSETS: Record<string, Subset> = {
  latin: {
    of: 'latin',
    weights: [400, 500, 600],
    characters: `${characterRange(0x20, 0xff)}ıŒœʻʼˆ˚˜\u0304\u0308\u0329${characterRange(0x2000, 0x206f)}€™↑↓−∕\ufeff\ufffd`,
    keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
  },
  rupee: { of: 'latinExt', weights: [400, 500, 600], characters: '₹' },
  'name-in-hindi': { of: 'devanagari', weights: [400], characters: readConfig({}).brand.nameHindi },
  devanagari: {
    of: 'devanagari',
    weights: [400, 600],
    characters: ` ${characterRange(0x900, 0x97f)}\u200c\u200d\u25cc`,
    noHinting: true,
  },
};

for (const [name, { of, weights, characters: kept, ...options }] of Object.entries(SUBSETS)) {
  for (const weight of weights) {
    const font = await readFile(require.resolve(`${FONTS[of]}-${weight}-normal.woff2`));
    const cut = await subsetFont(font, kept, { targetFormat: 'woff2', ...options });
    await writeFile(path.join(OUTPUT, `${name}-${weight}.woff2`), cut);
  }
}
