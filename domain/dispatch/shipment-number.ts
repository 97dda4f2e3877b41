import { formatEstimateNumber, parseEstimateNumber } from '../financial-year.ts';

type RequestNumber = { financialYear: string; runningNumber: number };

/** `EST/2026-27/000123/S2`: the second shipment of a quote request. */
export function formatShipmentNumber(
  { financialYear, runningNumber }: RequestNumber,
  number: number,
): string {
  return `${formatEstimateNumber(financialYear, runningNumber)}/S${number}`;
}

/** The parts of a shipment's number, or undefined when the text is not one. */
export function parseShipmentNumber(text: string): (RequestNumber & { number: number }) | undefined {
  const [, estimate = '', digits] = /^(.*)\/S(\d{1,6})$/i.exec(text.trim()) ?? [];
  const request = parseEstimateNumber(estimate);
  return request && digits !== undefined ? { ...request, number: Number(digits) } : undefined;
}
