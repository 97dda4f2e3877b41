/** The beginning of a text in one line of at most `maxLength` characters, cut between words where possible. */
export function truncateAtWord(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength).replace(/\s+\S*$/, '');
  return `${cut.slice(0, maxLength - 1)}…`;
}
