import { useText } from '#desk/text/language.ts';

type CellChangesProps = { cells: readonly { column: string; before: string; after: string }[] };

const MAX_LENGTH = 200;

/** The columns of a product that change, each old → new. */
export function CellChanges({ cells }: CellChangesProps) {
  const { productColumns: words } = useText();
  return (
    <ul className="grid gap-1">
      {cells.map(({ column, before, after }) => (
        <li key={column} className="wrap-anywhere whitespace-pre-line">
          <span className="text-ink-soft">{words.names[column as keyof typeof words.names] ?? column}:</span>{' '}
          <del className="no-underline">{shorten(before) || words.nothing}</del>
          <span aria-hidden="true"> → </span>
          <ins className="font-medium no-underline">{shorten(after) || words.nothing}</ins>
        </li>
      ))}
    </ul>
  );
}

const shorten = (cell: string) => (cell.length > MAX_LENGTH ? `${cell.slice(0, MAX_LENGTH)}…` : cell);
