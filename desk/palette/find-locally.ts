/**
 * Those whose titles have words that begin with each typed word, in their order.
 * @param items `also` is another title by which they are found.
 */
export function findLocally<Item extends { title: string; also?: string }>(
  items: readonly Item[],
  typed: string,
): Item[] {
  const wanted = splitWords(typed);
  return items.filter(({ title, also = '' }) => {
    const words = splitWords(`${title} ${also}`);
    return wanted.every((each) => words.some((word) => word.startsWith(each)));
  });
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,./:–-]+/)
    .filter((word) => word !== '');
}
