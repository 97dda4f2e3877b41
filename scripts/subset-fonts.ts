import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readConfig } from '#server/config.ts';

/**
 * `node scripts/subset-fonts.ts`: cuts the few characters that every page has out of large fonts: ₹, and the shop's name
 * in Hindi. Of another name the large font is loaded as before.
 */

const OUTPUT = path.resolve(import.meta.dirname, '../web/ui/fonts');
const require = createRequire(import.meta.url);
/** The one call of it that is made; its types would be one more package. */
const subsetFont: (font: Buffer, characters: string, options: { targetFormat: 'woff2' }) => Promise<Buffer> =
  require('subset-font');

async function cut(source: string, characters: string, name: string): Promise<void> {
  const font = await readFile(require.resolve(source));
  await writeFile(path.join(OUTPUT, name), await subsetFont(font, characters, { targetFormat: 'woff2' }));
}

for (const weight of [400, 500, 600]) {
  await cut(
    `@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-${weight}-normal.woff2`,
    '₹',
    `rupee-${weight}.woff2`,
  );
}
await cut(
  '@fontsource/ibm-plex-sans-devanagari/files/ibm-plex-sans-devanagari-devanagari-400-normal.woff2',
  readConfig({}).brand.nameHindi,
  'name-in-hindi-400.woff2',
);
