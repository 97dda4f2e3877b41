import type { RentPeriod } from '#domain/product-terms.ts';

const PERIODS: Record<RentPeriod, string> = { day: 'a day', week: 'a week', month: 'a month' };

/** What a product's page says about renting. */
export const rentBoxText = {
  rent: 'Rent',
  ask: 'Ask to rent',
  onRequest: 'Rent on request',
  atLeast: (leastPeriod: RentPeriod) => `For ${PERIODS[leastPeriod]} or more`,
  rentFrom: (leastPeriod: RentPeriod) => `Minimum rental: ${PERIODS[leastPeriod]}. Rate on request.`,
};
