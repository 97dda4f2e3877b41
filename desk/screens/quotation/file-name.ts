/** What the PDF of an offer is called, without its extension. */
export const toFileName = (estimateNumber: string, revision: number): string =>
  `${estimateNumber.replaceAll('/', '-')}-R${revision}`;
