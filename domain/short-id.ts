/** The length of the ids that pages and e-mails show, and the minimum to find an order by. */
export const SHORT_ID_LENGTH = 7;

export function shortId(id: string): string {
  return id.slice(0, SHORT_ID_LENGTH);
}
