/** The colours by which goods are asked for. */
const COLOURS = new Set(
  'black blue brown cream green grey gray maroon orange pink purple red silver violet white yellow'.split(
    ' ',
  ),
);

/** @param word in lower case. */
export function isColour(word: string): boolean {
  return COLOURS.has(word);
}
