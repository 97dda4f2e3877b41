import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { api } from '#desk/api/desk-api.ts';
import { PRODUCTS_PATH } from '#desk/paths.ts';
import { useKeptForm } from '#desk/state/kept-form.ts';
import { Refusal } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { type Done, DoneNotice } from '#desk/ui/done-notice.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { recallColumns, rememberColumns } from './column-memory.ts';
import { FileChoice } from './file-choice.tsx';
import { type ImportOutcome, ImportPreview } from './import-preview.tsx';
import { readProductFile, UnreadableFile } from './read-file.ts';

type UploadedFile = Awaited<ReturnType<typeof api.uploadImport>>;
/** What outlives a reload. */
type Kept = { file: UploadedFile | null; columns: string[]; makesCategories: boolean };

/** Products from a file: choose it, say what its columns are, see what changes, store it. */
export function Component() {
  const { imports: words, product } = useText();
  const form = useKeptForm<Kept>('import', {
    file: null,
    columns: [],
    makesCategories: false,
  });
  const [preview, setPreview] = useState<ImportOutcome>();
  const [done, setDone] = useState<Done>();
  const { change, isBusy, message: problem } = form;
  const { file, columns, makesCategories } = form.input;

  const run = (step: () => Promise<void>) =>
    form.run(
      () =>
        step().catch((cause) => {
          throw cause instanceof UnreadableFile ? new Refusal(words.unreadable) : cause;
        }),
      null,
    );

  const choose = (chosen: Blob) =>
    run(async () => {
      setDone(undefined);
      setPreview(undefined);
      const uploaded = await api.uploadImport({ file: await readProductFile(chosen) });
      change({ file: uploaded, columns: recallColumns(uploaded.columns), makesCategories: false });
    });
  const send = (more: object) =>
    api.runImport({
      body: { import: file?.import ?? '', columns, makes_categories: makesCategories, ...more },
    });
  const check = () =>
    run(async () => {
      rememberColumns(file?.columns.map(({ name }) => name) ?? [], columns);
      setPreview(await send({ dry_run: true }));
    });
  const leaveOut = () =>
    run(async () => setPreview(await send({ dry_run: true, leaves_out_wrong_rows: true })));
  const store = (allowsPriceJumps: boolean) =>
    run(async () => {
      const rows = preview?.left_out ? { leaves_out_wrong_rows: true } : {};
      const more = { ...rows, allows_price_jumps: allowsPriceJumps, seal: preview?.seal };
      const outcome = await send(more).catch(async (cause: unknown) => {
        // Somebody has changed the products since: the message says who, and the table what would change by now.
        if (cause instanceof ApiError && cause.status === 409)
          setPreview(await send({ ...rows, dry_run: true }));
        throw cause;
      });
      if (outcome.problem_count > 0) return setPreview(outcome);
      setPreview(undefined);
      form.forgetInput();
      setDone({ message: words.stored(outcome.added, outcome.changed), change: outcome.change });
    });
  const saveRejects = () =>
    run(async () => {
      const body = { import: file?.import ?? '', columns, makes_categories: makesCategories };
      const { saveFile } = await import('#web/ui/save-file.ts');
      saveFile(await api.fetchImportRejects({ body }), 'wrong-rows.csv');
    });
  const saveSample = () =>
    run(async () => {
      const { saveFile } = await import('#web/ui/save-file.ts');
      saveFile(await api.fetchImportSample(), 'sample-products.csv');
    });
  /** What is shown belongs to what is chosen. */
  const rechoose = (next: Partial<Kept>) => {
    setPreview(undefined);
    change(next);
  };

  return (
    <Screen
      title={words.title}
      actions={
        file && (
          <Button
            onClick={() => {
              setPreview(undefined);
              form.forget();
              form.forgetInput();
            }}
          >
            {words.another}
          </Button>
        )
      }
    >
      <p className="mb-4 text-sm">
        <Link to={PRODUCTS_PATH} className="underline">
          {product.back}
        </Link>
      </p>
      {done && (
        <DoneNotice
          done={done}
          onUndone={async (outcome) => setDone(outcome)}
          onDismiss={() => setDone(undefined)}
        />
      )}
      {problem && (
        <div className="mb-4">
          <Notice kind="danger">{problem}</Notice>
        </div>
      )}
      {file ? (
        <div className="grid gap-4">
          <ColumnChoice
            file={file}
            columns={columns}
            onChange={(next) => rechoose({ columns: next })}
            makesCategories={makesCategories}
            onMakeCategories={(next) => rechoose({ makesCategories: next })}
            isBusy={isBusy && !preview}
            onCheck={() => void check()}
          />
          {preview && (
            <ImportPreview
              outcome={preview}
              isBusy={isBusy}
              onStore={(allowsPriceJumps) => void store(allowsPriceJumps)}
              onLeaveOut={() => void leaveOut()}
              onSaveRejects={() => void saveRejects()}
            />
          )}
        </div>
      ) : (
        <FileChoice
          isBusy={isBusy}
          onChoose={(chosen) => void choose(chosen)}
          onSaveSample={() => void saveSample()}
        />
      )}
    </Screen>
  );
}
