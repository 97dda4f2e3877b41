/** The beginning of a text, cut between words. */
export function truncateAtWord(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength).replace(/\s+\S*$/, '');
  return `${cut.slice(0, maxLength - 1)}…`;
}
