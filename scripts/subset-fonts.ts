import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readConfig } from '#server/app/config.ts';

/**
 * `node scripts/subset-fonts.ts`: reduces the fonts to the characters and features that pages need.
 * - Latin without alternate glyphs
 * - from two more fonts the few characters that every page has: ₹ and the shop's name in Hindi (with another name,
 *   browsers load all of Devanagari)
 * - Devanagari without hints for low-resolution screens and without Vedic characters
 */

const OUTPUT = path.resolve(import.meta.dirname, '../web/ui/fonts');
const require = createRequire(import.meta.url);
type Options = { targetFormat: 'woff2'; noHinting?: boolean; keepFeatures?: string[] };
/** Typed here for the only call, which saves another package for its types. */
const subsetFont: (font: Buffer, characters: string, options: Options) => Promise<Buffer> =
  require('subset-font');

const FONTS = {
  latin: '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin',
  latinExt: '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext',
  devanagari: '@fontsource/ibm-plex-sans-devanagari/files/ibm-plex-sans-devanagari-devanagari',
};
type Subset = Omit<Options, 'targetFormat'> & {
  source: keyof typeof FONTS;
  weights: number[];
  characters: string;
};

const characterRange = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const SUBSETS: Record<string, Subset> = {
  latin: {
    source: 'latin',
    weights: [400, 500, 600],
    characters: `${characterRange(0x20, 0xff)}ıŒœʻʼˆ˚˜\u0304\u0308\u0329${characterRange(0x2000, 0x206f)}€™↑↓−∕\ufeff\ufffd`,
    keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
  },
  rupee: { source: 'latinExt', weights: [400, 500, 600], characters: '₹' },
  'name-in-hindi': { source: 'devanagari', weights: [400], characters: readConfig({}).brand.nameHindi },
  devanagari: {
    source: 'devanagari',
    weights: [400, 600],
    characters: ` ${characterRange(0x900, 0x97f)}\u200c\u200d\u25cc`,
    noHinting: true,
  },
};

for (const [name, { source, weights, characters, ...options }] of Object.entries(SUBSETS)) {
  for (const weight of weights) {
    const font = await readFile(require.resolve(`${FONTS[source]}-${weight}-normal.woff2`));
    const subset = await subsetFont(font, characters, { targetFormat: 'woff2', ...options });
    await writeFile(path.join(OUTPUT, `${name}-${weight}.woff2`), subset);
  }
}
