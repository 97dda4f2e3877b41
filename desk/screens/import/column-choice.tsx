import { namesProducts } from '#contract/staff-imports.ts';
import type { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';

type UploadedFile = Awaited<ReturnType<typeof api.uploadImport>>;

type ColumnChoiceProps = {
  file: UploadedFile;
  /** What each column of the file becomes; '' for those to leave out. */
  columns: readonly string[];
  onChange: (columns: string[]) => void;
  makesCategories: boolean;
  onMakeCategories: (makesCategories: boolean) => void;
  isBusy: boolean;
  onCheck: () => void;
};

/** Says which column of a file is what. The names are guessed, and remembered for the next file. */
export function ColumnChoice({ file, columns, onChange, isBusy, onCheck, ...categories }: ColumnChoiceProps) {
  const { imports: words, productColumns } = useText();
  const names: Record<string, string> = productColumns.names;
  const rows = file.columns.map((column, index) => ({ ...column, index, meaning: columns[index] ?? '' }));
  const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) !== index);
  const leftOut = rows.filter(({ name, meaning }) => name !== '' && meaning === '').map(({ name }) => name);
  const problem = twice
    ? words.twice(names[twice] ?? twice)
    : namesProducts(columns)
      ? undefined
      : words.missingKey;
  const tableColumns: Column<(typeof rows)[number]>[] = [
    {
      key: 'name',
      heading: words.column,
      cell: ({ name }) => <span className="font-medium wrap-anywhere">{name}</span>,
    },
    {
      key: 'sample',
      heading: words.sample,
      cell: ({ sample }) => <span className="text-ink-soft wrap-anywhere">{sample}</span>,
    },
    {
      key: 'meaning',
      heading: words.meaning,
      cell: ({ name, index, meaning }) => (
        <select
          aria-label={words.meaningOf(name)}
          value={meaning}
          onChange={({ currentTarget }) => onChange(columns.toSpliced(index, 1, currentTarget.value))}
          className="desk-input w-full min-w-28"
        >
          <option value="">{words.leaveOut}</option>
          {Object.entries(names).map(([column, label]) => (
            <option key={column} value={column}>
              {label}
            </option>
          ))}
        </select>
      ),
    },
  ];
  return (
    <section aria-labelledby="columns" className="grid max-w-4xl gap-3">
      <h2 id="columns" className="font-semibold">
        {words.columnsTitle} <span className="font-normal text-ink-soft">({words.rows(file.rows)})</span>
      </h2>
      {leftOut.length > 0 && (
        <p role="status" className="text-sm">
          {words.leftOut(leftOut)}
        </p>
      )}
      <DataTable
        caption={words.columnsTitle}
        columns={tableColumns}
        rows={rows}
        getKey={({ index }) => String(index)}
        empty=""
      />
      <Checkbox
        label={words.makeCategories}
        checked={categories.makesCategories}
        onChange={({ currentTarget }) => categories.onMakeCategories(currentTarget.checked)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button isBusy={isBusy} disabled={problem !== undefined} onClick={onCheck}>
          {words.check}
        </Button>
        {problem && (
          <p role="status" className="text-sm text-danger">
            {problem}
          </p>
        )}
      </div>
    </section>
  );
}
