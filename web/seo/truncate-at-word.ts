/** Characters; search engines show no more of a description. */
export const META_DESCRIPTION_LENGTH = 160;

/** The beginning of a text in one line of at most `maxLength` characters, cut between words where possible. */
export function truncateAtWord(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const lastSpace = line.lastIndexOf(' ', maxLength - 1);
  return `${line.slice(0, lastSpace === -1 ? maxLength - 1 : lastSpace)}…`;
}
