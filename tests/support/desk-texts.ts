/** Texts by their keys; a text that is made from values, as its source. */
export function listTexts(texts: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([name, value]): [string, string][] => {
      const key = `${prefix}${name}`;
      if (typeof value === 'object' && value !== null) return [...listTexts(value, `${key}.`)];
      return [[key, String(value)]];
    }),
  );
}
