/**
 * The Indian financial year (1 April to 31 March) of a moment, by Indian Standard Time, as estimates name it: `2026-27`.
 */
export function getFinancialYear(moment: Date): string {
  const inIndia = new Date(moment.getTime() + IST_OFFSET_MS);
  const firstYear = inIndia.getUTCMonth() >= APRIL ? inIndia.getUTCFullYear() : inIndia.getUTCFullYear() - 1;
  return `${firstYear}-${String((firstYear + 1) % 100).padStart(2, '0')}`;
}

/** `EST/2026-27/000123`: the running number starts at 1 in every financial year. */
export function formatEstimateNumber(financialYear: string, runningNumber: number): string {
  return `EST/${financialYear}/${String(runningNumber).padStart(6, '0')}`;
}

/** What an estimate number is made of, or undefined when the text is none. Leading zeros may be left out. */
export function parseEstimateNumber(
  text: string,
): { financialYear: string; runningNumber: number } | undefined {
  const [, financialYear, digits] = /^EST\/(\d{4}-\d{2})\/(\d{1,9})$/i.exec(text.trim()) ?? [];
  if (financialYear === undefined || digits === undefined) return undefined;
  return { financialYear, runningNumber: Number(digits) };
}

/** India keeps one time, UTC+05:30, all the year round. */
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;
const APRIL = 3;
