import type { CallReply, StoredFileReply } from '#contract/call.ts';
import { AppError } from '#contract/errors.ts';
import type { runImport } from '#contract/staff-imports.ts';
import type { FindFileProblem } from '#server/features/admin/find-file-problems.ts';
import { ImportProblems } from '#server/features/admin/import-problems.ts';
import {
  type ImportOptions,
  type ImportOutcome,
  importProducts,
} from '#server/features/admin/import-products.ts';
import { byStaffCall } from '#server/features/admin/run-as-operator.ts';
import { writeRejects } from '#server/features/admin/write-rejects.ts';
import { presentProductChanges } from '#server/features/staff-products/presenter.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { StoredFiles } from '#server/platform/files/stored-files.ts';
import type { FeatureHandlers, StaffCaller } from '#server/platform/http/handlers.ts';
import { keepImportFile, readImportRows } from './import-files.ts';
import { importWithoutWrongRows, leaveOutRows, toRowNumbers } from './leave-out-rows.ts';
import { createSampleFile } from './sample-file.ts';

type ImportDependencies = { database: Database; files: StoredFiles; findFileProblem: FindFileProblem };
type ImportCall = 'uploadImport' | 'runImport' | 'fetchImportRejects' | 'fetchImportSample';
type ChosenFile = { import: string; columns: readonly string[] };

/** The calls with which operators import products from a file. */
export function staffImportRoutes({
  database,
  files,
  findFileProblem,
}: ImportDependencies): FeatureHandlers<ImportCall> {
  const run = async (
    staff: StaffCaller,
    file: ChosenFile,
    options: ImportOptions,
    leftOut: ReadonlySet<number> = new Set(),
  ) => {
    const rows = leaveOutRows(await readImportRows(files, file.import, file.columns), leftOut);
    return importProducts(database, byStaffCall(staff), rows, { ...options, findFileProblem });
  };
  return {
    uploadImport: ({ upload }) => keepImportFile(files, upload),
    fetchImportSample: async () => toFile('sample-products.csv', createSampleFile()),
    runImport: async ({ body }, { staff }) => {
      const { dry_run: isDryRun = false, makes_categories: makesCategories = false } = body;
      const { allows_price_jumps: allowsPriceJumps = false, seal } = body;
      if (!isDryRun && seal === undefined) {
        throw new AppError('invalid_input', 'Please look at what would change first, by a dry run.');
      }
      const options = { isDryRun, makesCategories, allowsPriceJumps, seal };
      if (body.leaves_out_wrong_rows) {
        const { outcome, problems } = await importWithoutWrongRows((leftOut) =>
          run(staff, body, options, leftOut),
        );
        return presentOutcome(outcome, toRowNumbers(problems).size);
      }
      try {
        return presentOutcome(await run(staff, body, options));
      } catch (cause) {
        if (!(cause instanceof ImportProblems)) throw cause;
        return presentProblems(cause);
      }
    },
    fetchImportRejects: async ({ body }, { staff }) => {
      const { makes_categories: makesCategories = false } = body;
      const { problems } = await importWithoutWrongRows((leftOut) =>
        run(staff, body, { isDryRun: true, makesCategories }, leftOut),
      );
      let text = '';
      await writeRejects(await readImportRows(files, body.import, body.columns), problems, async (part) => {
        text += part;
      });
      return toFile('wrong-rows.csv', text);
    },
  };
}

function toFile(name: string, text: string): StoredFileReply {
  const bytes = Buffer.from(text);
  return { name, byteCount: bytes.byteLength, content: yieldOnce(bytes) };
}

async function* yieldOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

type WireOutcome = CallReply<typeof runImport>;
const MAX_PROBLEMS = 100;

function presentOutcome(outcome: ImportOutcome, leftOutCount = 0): WireOutcome {
  const { added, changed, unchanged, changes, newCategories, newFamilies, decidingSpecifications } = outcome;
  return {
    ...{ added, changed, unchanged },
    jumps: changes.filter(({ price }) => price.isJump).length,
    changes: presentProductChanges(changes),
    new_categories: newCategories,
    new_families: newFamilies,
    deciding_specifications: decidingSpecifications.map(({ subCategory, names }) => ({
      sub_category: subCategory,
      names,
    })),
    left_out: leftOutCount,
    problem_count: 0,
    problems: [],
    seal: outcome.seal,
    change: outcome.changeNumber,
  };
}

function presentProblems({ problems }: ImportProblems): WireOutcome {
  return {
    ...{ added: 0, changed: 0, unchanged: 0, jumps: 0, changes: [] },
    ...{ new_categories: [], new_families: [], deciding_specifications: [] },
    left_out: 0,
    problem_count: problems.length,
    problems: problems.slice(0, MAX_PROBLEMS),
    seal: '',
    change: null,
  };
}
