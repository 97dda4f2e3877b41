/** At the end of a line, also if it was written by hand: 'gloves 24 pair, remark: urgent'. */
const REMARK = /\bremarks?:(.+)$/i;

/** Tells the remark of a line from what it asks for, which is looked for without it. */
export function splitRemark(line: string): { asked: string; remark: string } {
  const found = REMARK.exec(line);
  return { asked: line.slice(0, found?.index), remark: found?.[1]?.trim() ?? '' };
}

/** The cell of a line that `splitRemark` reads. */
export function writeRemark(remark: string): string {
  return `Remark: ${remark}`;
}
