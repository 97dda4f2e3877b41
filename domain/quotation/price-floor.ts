import { HUNDRED_PERCENT_BPS } from '../money.ts';
import type { QuotationLine } from './quotation-terms.ts';

/** Rates below the floor that an owner has been asked about, and those that an owner has approved. */
export type Approval = {
  askedBy?: string;
  askedAt?: string;
  approvedBy?: string;
  /** ISO 8601. */
  approvedAt?: string;
  /** In paise, by the number of the line. A rate that is not lower than this is approved. */
  ratesPaise: Record<string, number>;
};

/** The lowest rate that needs no approval: a share of the list price, up to the next paisa. */
export function getFloorPaise(listPricePaise: number, floorBps: number): number {
  return Math.ceil((listPricePaise * floorBps) / HUNDRED_PERCENT_BPS);
}

export type LineBelowFloor = { line: number; ratePaise: number; floorPaise: number };

/**
 * The lines that somebody could buy below their floor. Rentals have none, and neither has what is not of the catalogue.
 * @param floors in paise, by the number of the line.
 */
export function listBelowFloor(
  lines: readonly QuotationLine[],
  floors: ReadonlyMap<number, number>,
  approval?: Pick<Approval, 'ratesPaise'> | null,
): LineBelowFloor[] {
  return lines.flatMap(({ number, ratePaise, offer }) => {
    const floorPaise = floors.get(number);
    const isApproved = ratePaise >= (approval?.ratesPaise[number] ?? Number.POSITIVE_INFINITY);
    return floorPaise === undefined || offer === 'unavailable' || ratePaise >= floorPaise || isApproved
      ? []
      : [{ line: number, ratePaise, floorPaise }];
  });
}
