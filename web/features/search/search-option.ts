/** An entry of the list below the search field. Without path and query it erases the recent searches. */
export type SearchOption = {
  /** Unique within the list. */
  key: string;
  title: string;
  /** The page that it opens. */
  path?: string;
  /** The text that it searches for. */
  query?: string;
};
