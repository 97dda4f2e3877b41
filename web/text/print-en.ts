/** Texts of printed pages. */
export const printText = {
  pricesAsOn: (day: string) => `Prices as on ${day}`,
};
