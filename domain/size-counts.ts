/** How many of each size a buyer wants, by the size's number: `{ 8: 10, 9: 12 }`. */
export type SizeCounts = Readonly<Record<string, number>>;

/** The single sizes of a range such as `5–11 UK`: `['5', …, '11']`. */
export function listSizes(range: string): string[] {
  const [from = 0, to = 0] = (range.match(/\d+/g) ?? []).map(Number);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => String(from + index));
}

/** Whether nothing says which sizes are wanted of goods that come in several: any remark may say it in words. */
export function lacksSizes(range: string | undefined, remark: string | undefined): boolean {
  return range !== undefined && remark === undefined;
}

const COUNTS = /^size \d{1,2}: \d{1,7}(?:, size \d{1,2}: \d{1,7})*/i;

/**
 * Tells the counts at the beginning of a remark, `Size 8: 10, size 9: 12; black laces`, from its other words; `written`
 * is what says them.
 */
export function readSizeCounts(remark = ''): { counts: SizeCounts; written: string; rest: string } {
  const [written = ''] = COUNTS.exec(remark) ?? [];
  const counts = [...written.matchAll(/(\d{1,2}): (\d{1,7})/g)].map(([, size = '', count]) => [
    size,
    Number(count),
  ]);
  return {
    counts: Object.fromEntries(counts),
    written,
    rest: remark.slice(written.length).replace(/^; ?/, ''),
  };
}

/** The remark that `readSizeCounts` reads; '' for nothing. */
export function writeSizeCounts(counts: SizeCounts, rest = ''): string {
  const written = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([size, count], index) => `${index === 0 ? 'Size' : 'size'} ${size}: ${count}`)
    .join(', ');
  return joinRemarks(written, rest);
}

/** Remarks as one, without the empty ones. */
export function joinRemarks(...remarks: readonly string[]): string {
  return remarks.filter((remark) => remark !== '').join('; ');
}

export function sumSizeCounts(counts: SizeCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export function addSizeCounts(counts: SizeCounts = {}, more: SizeCounts = {}): SizeCounts {
  const sums = Object.entries(more).map(([size, count]) => [size, (counts[size] ?? 0) + count]);
  return { ...counts, ...Object.fromEntries(sums) };
}
