import type { Dispatch } from 'react';
import type { LineChange } from './change-lines.ts';
import type { QuickLine } from './quick-line.ts';

/** What the parts of a line are given. */
export type LineProps = {
  line: QuickLine;
  /** Its place in the list, from 1. */
  number: number;
  change: Dispatch<LineChange>;
};
