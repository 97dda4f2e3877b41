import type { Example } from './example.ts';

/** The calls of operators about what was sold. */

type StaffReportCallName = 'getGstSummary' | 'listSoldOrders' | 'exportGstSummary' | 'exportSoldOrders';

const period = { by: 'dispatched', from: '2026-04-01', to: '2027-03-31' } as const;

export const STAFF_REPORT_EXAMPLES: Record<StaffReportCallName, Example> = {
  getGstSummary: { input: () => ({ query: period }) },
  listSoldOrders: { input: () => ({ query: period }) },
  exportGstSummary: { input: () => ({ query: period }) },
  exportSoldOrders: { input: () => ({ body: { ...period, as: 'tally' } }) },
};
