/** In how many working days a product leaves the shop; 0 is the day of the order. */
export type DispatchDays = { from: number; to: number };

/** `2 to 4 working days`, `1 working day`, `Same working day`. */
export function formatDispatchDays({ from, to }: DispatchDays): string {
  if (to === 0) return 'Same working day';
  const range = from === to ? to : `${from} to ${to}`;
  return `${range} working ${to === 1 ? 'day' : 'days'}`;
}
