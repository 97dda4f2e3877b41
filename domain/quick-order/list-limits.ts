export const MAX_LIST_LINES = 500;
/** Characters. */
export const MAX_LIST_LINE_LENGTH = 300;

/** More is no list that somebody has typed. */
const MAX_TYPED_CHARACTERS = 50_000;

/** Whether a pasted text is longer than what browsers insert into a field without a pause. */
export function isLongText(text: string): boolean {
  return text.length > MAX_TYPED_CHARACTERS || (text.match(/\n/g)?.length ?? 0) > MAX_LIST_LINES;
}

/** What keeps a list from being looked for; lines count from 1. */
export type ListProblem =
  | { kind: 'empty' }
  | { kind: 'too-many'; count: number }
  | { kind: 'too-long'; line: number };

/** @param earlierCount the lines that the list has already. */
export function findListProblem(lines: readonly string[], earlierCount = 0): ListProblem | undefined {
  if (lines.length === 0) return { kind: 'empty' };
  const count = earlierCount + lines.length;
  if (count > MAX_LIST_LINES) return { kind: 'too-many', count };
  const tooLong = lines.findIndex((line) => line.length > MAX_LIST_LINE_LENGTH);
  return tooLong === -1 ? undefined : { kind: 'too-long', line: tooLong + 1 };
}
