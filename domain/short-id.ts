/** As much of an id as screens and mails show; an order is found by no less. */
export const SHORT_ID_LENGTH = 7;

export function shortId(id: string): string {
  return id.slice(0, SHORT_ID_LENGTH);
}
