import type { WireMatchedLine } from '#contract/quick-order.ts';
import { addMatch, createLine, hasFittingProduct, type QuickLine } from './quick-line.ts';

/** What happens to the list on the quick order page. */
export type LineChange =
  | { type: 'add'; typed: readonly string[] }
  | { type: 'match'; sent: readonly QuickLine[]; matched: readonly WireMatchedLine[] }
  | { type: 'correct'; key: number; typed: string }
  | { type: 'set'; key: number; values: Partial<Pick<QuickLine, 'chosenId' | 'quantity' | 'unit'>> }
  /** None of the products is what the line asks for. */
  | { type: 'reject'; key: number }
  | { type: 'remove'; key: number }
  | { type: 'take-fitting' }
  | { type: 'undo-taken' }
  | { type: 'replace'; lines: readonly QuickLine[] };

export function changeLines(lines: readonly QuickLine[], change: LineChange): readonly QuickLine[] {
  const changeLine = (key: number, values: Partial<QuickLine>) =>
    lines.map((line) => (line.key === key ? { ...line, ...values } : line));
  switch (change.type) {
    case 'add': {
      const lastKey = lines.at(-1)?.key ?? 0;
      return [...lines, ...change.typed.map((typed, index) => createLine(lastKey + 1 + index, typed))];
    }
    case 'match': {
      // A line that was corrected or removed meanwhile is another one.
      const matches = new Map(change.sent.map((line, index) => [line, change.matched[index]]));
      return lines.map((line) => {
        const match = matches.get(line);
        return match ? addMatch(line, match) : line;
      });
    }
    case 'correct':
      return changeLine(change.key, {
        typed: change.typed,
        result: 'pending',
        products: [],
        chosenId: undefined,
        isUnchecked: false,
        isAmountSet: false,
      });
    case 'set': {
      const { key, values } = change;
      return changeLine(key, {
        ...values,
        ...('chosenId' in values ? { isUnchecked: false } : { isAmountSet: true }),
      });
    }
    case 'reject':
      return changeLine(change.key, {
        result: 'none',
        products: [],
        chosenId: undefined,
        fittingId: undefined,
        isUnchecked: false,
      });
    case 'remove':
      return lines.filter(({ key }) => key !== change.key);
    case 'take-fitting':
      return lines.map((line) =>
        hasFittingProduct(line) ? { ...line, chosenId: line.fittingId, isUnchecked: true } : line,
      );
    case 'undo-taken':
      return lines.map((line) =>
        line.isUnchecked ? { ...line, chosenId: undefined, isUnchecked: false } : line,
      );
    case 'replace':
      return change.lines;
  }
}
