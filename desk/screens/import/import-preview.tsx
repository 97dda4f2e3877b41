import { useState } from 'react';
import type { api } from '#desk/api/desk-api.ts';
import { ChangeTable } from '#desk/screens/products/change-table.tsx';
import { translate, useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';

export type ImportOutcome = Awaited<ReturnType<typeof api.runImport>>;

type ImportPreviewProps = {
  outcome: ImportOutcome;
  isBusy: boolean;
  onStore: (allowsPriceJumps: boolean) => void;
  onLeaveOut: () => void;
  onSaveRejects: () => void;
};

/** What the import would do, or what is wrong with the file. */
export function ImportPreview(props: ImportPreviewProps) {
  return props.outcome.problem_count > 0 ? <Problems {...props} /> : <Changes {...props} />;
}

function Changes({ outcome, isBusy, onStore, onSaveRejects }: ImportPreviewProps) {
  const { imports: words, products } = useText();
  const [allowsJumps, setAllowsJumps] = useState(false);
  const {
    added,
    changed,
    unchanged,
    jumps,
    changes,
    new_categories: categories,
    new_families: families,
  } = outcome;
  const deciding = outcome.deciding_specifications;
  const isIdle = added + changed + deciding.length === 0;
  return (
    <section aria-label={words.check} className="grid gap-3">
      <p role="status" className="font-semibold">
        {isIdle ? words.nothingToDo : words.outcome(added, changed, unchanged)}
      </p>
      {outcome.left_out > 0 && (
        <Notice kind="warning">
          <p className="mb-2">{words.rowsLeftOut(outcome.left_out)}</p>
          <Button onClick={onSaveRejects}>{words.downloadRejects}</Button>
        </Notice>
      )}
      {categories.length > 0 && (
        <p>
          {words.newCategories}: {categories.join(', ')}
        </p>
      )}
      {families.length > 0 && (
        <p>
          {words.newFamilies}: {families.join(', ')}
        </p>
      )}
      {deciding.map(({ sub_category: subCategory, names }) => (
        <p key={subCategory}>{words.deciding(subCategory, names.join(', '))}</p>
      ))}
      {changed > 0 && <ChangeTable changes={changes} total={changed} />}
      {jumps > 0 && (
        <Notice kind="warning">
          {products.bulk.jumps(jumps)}
          <Checkbox
            label={products.bulk.allowJumps}
            checked={allowsJumps}
            onChange={({ currentTarget }) => setAllowsJumps(currentTarget.checked)}
          />
        </Notice>
      )}
      {!isIdle && (
        <div>
          <Button
            variant="action"
            isBusy={isBusy}
            disabled={jumps > 0 && !allowsJumps}
            onClick={() => onStore(allowsJumps)}
          >
            {words.store}
          </Button>
        </div>
      )}
    </section>
  );
}

function Problems({ outcome, isBusy, onLeaveOut, onSaveRejects }: ImportPreviewProps) {
  const { imports: words, productColumns } = useText();
  const names: Record<string, string> = productColumns.names;
  const columns: Column<ImportOutcome['problems'][number]>[] = [
    { key: 'row', heading: words.row, cell: ({ row }) => row, isNumber: true },
    { key: 'column', heading: words.field, cell: ({ column = '' }) => names[column] ?? column },
    { key: 'problem', heading: words.problem, cell: ({ message }) => translate(message) },
  ];
  return (
    <div className="grid gap-3">
      <Notice kind="danger">{words.problems(outcome.problem_count)}</Notice>
      <DataTable
        caption={words.problem}
        columns={columns}
        rows={outcome.problems}
        getKey={({ row, column, message }) => `${row} ${column} ${message}`}
        empty=""
      />
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isBusy} onClick={onLeaveOut}>
          {words.leaveOutRows}
        </Button>
        <Button onClick={onSaveRejects}>{words.downloadRejects}</Button>
      </div>
    </div>
  );
}
