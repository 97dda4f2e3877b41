import { useState } from 'react';
import { useText } from '#desk/text/language.ts';
import type { DraftEditor, DraftView } from './draft-editor.ts';
import { GRID_COLUMNS } from './grid-columns.ts';
import { GridRow } from './grid-row.tsx';
import { LineDetails } from './line-details.tsx';
import type { LineFacts } from './line-facts.ts';
import { useGridKeys } from './use-grid-keys.ts';

type LinesGridProps = {
  editor: DraftEditor;
  view: DraftView;
  /** By the number of the line. */
  facts: ReadonlyMap<number, LineFacts>;
  isReadOnly: boolean;
};

/** The lines of a draft, edited in place like a sheet. */
export function LinesGrid({ editor, view, facts, isReadOnly }: LinesGridProps) {
  const { quotation: words } = useText();
  const { lines } = view.offer;
  const [current, setCurrent] = useState<string>();
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const keys = useGridKeys(
    editor,
    lines.map(({ number }) => number),
  );
  // Tab enters the table where it was left; at first at the price of the first line.
  const currentCell = current ?? `${lines[0]?.number}.rate`;
  const toggle = (number: number) =>
    setOpened(
      opened.has(number)
        ? new Set([...opened].filter((each) => each !== number))
        : new Set([...opened, number]),
    );
  return (
    <section aria-label={words.lines} className="desk-scroller rounded border border-rule bg-surface">
      <table
        className="desk-table offer-grid"
        onKeyDown={keys.onKeyDown}
        onPaste={keys.onPaste}
        onMouseDown={keys.onMouseDown}
        onDoubleClick={keys.onDoubleClick}
        onFocus={(event) => {
          keys.onFocus(event);
          const { line, column } = (event.target as HTMLElement).dataset;
          if (column) setCurrent(`${line}.${column}`);
        }}
      >
        <caption className="sr-only">{words.linesHint}</caption>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            {GRID_COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {words.cells[column]}
              </th>
            ))}
            <th scope="col" className="desk-number">
              {words.amount}
            </th>
          </tr>
        </thead>
        {lines.map((line) => (
          <tbody key={line.number}>
            <GridRow
              {...{ editor, view, line, isReadOnly, currentCell }}
              facts={facts.get(line.number)}
              areDetailsOpen={opened.has(line.number)}
              onToggleDetails={() => toggle(line.number)}
            />
            {opened.has(line.number) && (
              <tr>
                <td colSpan={GRID_COLUMNS.length + 2} className="bg-paper">
                  <LineDetails {...{ editor, view, line, isReadOnly }} facts={facts.get(line.number)} />
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </section>
  );
}
