/** The Indian financial year (1 April to 31 March, Indian Standard Time) in the form estimates use: `2026-27`. */
export function getFinancialYear(moment: Date): string {
  const inIndia = new Date(moment.getTime() + IST_OFFSET_MS);
  const firstYear = inIndia.getUTCMonth() >= APRIL ? inIndia.getUTCFullYear() : inIndia.getUTCFullYear() - 1;
  return `${firstYear}-${String((firstYear + 1) % 100).padStart(2, '0')}`;
}

/** The last millisecond of a moment's financial year. */
export function getFinancialYearEnd(moment: Date): Date {
  const firstYear = Number(getFinancialYear(moment).slice(0, 4));
  return new Date(Date.UTC(firstYear + 1, APRIL) - IST_OFFSET_MS - 1);
}

/** `EST/2026-27/000123`: the running number starts at 1 in every financial year. */
export function formatEstimateNumber(financialYear: string, runningNumber: number): string {
  return `EST/${financialYear}/${String(runningNumber).padStart(6, '0')}`;
}

/** The parts of an estimate number, or undefined when the text is not one. Leading zeros are optional. */
export function parseEstimateNumber(
  text: string,
): { financialYear: string; runningNumber: number } | undefined {
  const [, financialYear, digits] = /^EST\/(\d{4}-\d{2})\/(\d{1,9})$/i.exec(text.trim()) ?? [];
  if (financialYear === undefined || digits === undefined) return undefined;
  return { financialYear, runningNumber: Number(digits) };
}

/** The same of a number as it stands in URLs and names of files, with dashes: `EST-2026-27-000123`. */
export function parseDashedEstimateNumber(text: string): ReturnType<typeof parseEstimateNumber> {
  return parseEstimateNumber(text.replace(/^(EST)-(\d{4}-\d{2})-(\d+)$/i, '$1/$2/$3'));
}

/** UTC+05:30. India has a single time zone and no daylight saving time. */
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;
const APRIL = 3;
