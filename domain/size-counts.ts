/** How many of each size a buyer wants, by the size: `{ 8: 10, 9: 12 }`, `{ L: 24 }`. */
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
const ALPHABETIC_COUNTS = /^size \d?[XSML]{1,4}: \d{1,7}(?:, size \d?[XSML]{1,4}: \d{1,7})*/i;

type ReadSizes = { counts: SizeCounts; written: string; rest: string };

/**
 * Tells the counts at the beginning of a remark, `Size 8: 10, size 9: 12; black laces`, from its other words; `written`
 * is what says them. Those of letters, `Size L: 24`, are words of the remark, as on estimates that were drawn.
 */
export function readSizeCounts(remark = ''): ReadSizes {
  return readCounts(remark, COUNTS);
}

/** The same with the counts of letters. */
export function readAllSizeCounts(remark = ''): ReadSizes {
  const numbers = readCounts(remark, COUNTS);
  const letters = readCounts(numbers.rest, ALPHABETIC_COUNTS);
  return {
    counts: { ...numbers.counts, ...letters.counts },
    written: joinRemarks(numbers.written, letters.written),
    rest: letters.rest,
  };
}

function readCounts(remark: string, pattern: RegExp): ReadSizes {
  const [written = ''] = pattern.exec(remark) ?? [];
  const counts = [...written.matchAll(/(\w{1,5}): (\d{1,7})/g)].map(([, size = '', count]) => [
    size,
    Number(count),
  ]);
  return {
    counts: Object.fromEntries(counts),
    written,
    rest: remark.slice(written.length).replace(/^; ?/, ''),
  };
}

/** The remark that `readAllSizeCounts` reads; '' for nothing. */
export function writeSizeCounts(counts: SizeCounts, rest = ''): string {
  const list = (isWanted: (size: string) => boolean) =>
    Object.entries(counts)
      .filter(([size, count]) => count > 0 && isWanted(size))
      .map(([size, count], index) => `${index === 0 ? 'Size' : 'size'} ${size}: ${count}`)
      .join(', ');
  const isNumber = (size: string) => /^\d+$/.test(size);
  return joinRemarks(
    list(isNumber),
    list((size) => !isNumber(size)),
    rest,
  );
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
