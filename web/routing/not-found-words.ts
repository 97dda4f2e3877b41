/** What the 404 page says of one kind of page, and where else it leads. */
export type NotFoundWords = {
  hint: string;
  link: { label: string; path: string };
  /** Whether the shop’s phone number follows. */
  hasPhone?: boolean;
};
