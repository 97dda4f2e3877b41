import { SALE_STEPS, type SaleStep } from '#contract/staff-reports.ts';
import { listPeriods, type Period } from './periods.ts';

export const REPORTS = ['gst', 'orders'] as const;
export type Report = (typeof REPORTS)[number];
export type ReportQuery = Period & { by: SaleStep };

/** Which report the address asks for: GST of this month, as accepted, unless it says more. */
export function readAddress(search: URLSearchParams): { report: Report; query: ReportQuery } {
  const { thisMonth } = listPeriods(new Date());
  const choose = <Name extends string>(name: string, choices: readonly [Name, ...Name[]]) =>
    choices.find((choice) => choice === search.get(name)) ?? choices[0];
  return {
    report: choose('report', REPORTS),
    query: {
      by: choose('by', SALE_STEPS),
      from: search.get('from') || thisMonth.from,
      to: search.get('to') || thisMonth.to,
    },
  };
}

/** The search part of the address of a report. */
export function toSearch(report: Report, query: ReportQuery): string {
  return `?${new URLSearchParams({ report, ...query })}`;
}
