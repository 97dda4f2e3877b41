import { HUNDRED_PERCENT_BPS, PAISE_PER_RUPEE } from './money.ts';

/** From ₹100 on, list prices are changed to whole rupees. */
const WHOLE_RUPEES_FROM_PAISE = 100 * PAISE_PER_RUPEE;

/**
 * A list price raised or lowered by a rate, rounded half up: to a whole rupee from ₹100 on, below to a paisa.
 * @param rateBps negative to lower it.
 */
export function changePriceByRate(pricePaise: number, rateBps: number): number {
  const exact = (pricePaise * (HUNDRED_PERCENT_BPS + rateBps)) / HUNDRED_PERCENT_BPS;
  const step = exact < WHOLE_RUPEES_FROM_PAISE ? 1 : PAISE_PER_RUPEE;
  return Math.floor(exact / step + 0.5) * step;
}
