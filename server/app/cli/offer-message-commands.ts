import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { pino } from 'pino';
import { AppError } from '#contract/errors.ts';
import { messageWords } from '#contract/quotation-messages.ts';
import { MAX_FILE_BYTES, MAX_FILES_PER_REQUEST } from '#domain/request-file.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { findRequest } from '#server/features/orders/find-orders.ts';
import { listMessages } from '#server/features/quotation-messages/list-messages.ts';
import { markMessagesRead } from '#server/features/quotation-messages/mark-messages-read.ts';
import { presentMessage } from '#server/features/quotation-messages/presenter.ts';
import { sendMessage } from '#server/features/quotation-messages/send-message.ts';
import { takeBackFile } from '#server/features/request-files/delete-files.ts';
import { getFileOwner } from '#server/features/request-files/get-file-owner.ts';
import { type RequestFile, selectUnusedFiles } from '#server/features/request-files/repository.ts';
import { createFileStorage } from '#server/features/request-files/store-file.ts';
import { createStoredFiles } from '#server/platform/files/stored-files.ts';
import { validate } from '#server/platform/http/validate.ts';
import { REQUEST } from './change-offer-draft.ts';
import type { CommandContext, WithCommandContext } from './command-context.ts';
import { FORCE, JSON_OUTPUT, parseCount } from './command-parts.ts';
import { formatThread } from './format-thread.ts';
import { listSubjects } from './list-subjects.ts';
import { DRY_RUN_STEP, NO_MAIL, takeStep } from './take-step.ts';
import { writeRequestFiles } from './write-request-files.ts';

/** What both sides write about a quote request. */
export function addOfferMessageCommands(offer: CommandUnknownOpts, withContext: WithCommandContext): void {
  offer
    .command('message')
    .summary('write to the buyer about a request')
    .description(
      'Writes to the buyer about a quote request or one of its lines. The buyer gets a mail with the words and a link to answer. With --internal it is a note that only operators see.',
    )
    .argument(...REQUEST)
    .argument('<TEXT>', 'what to write')
    .option('--line <NUMBER>', 'the line that it is about', parseCount)
    .option('--file <FILE>', 'send this PDF, JPEG, PNG or Excel file with it; can be repeated', collect)
    .option('--internal', 'a note for operators, which the buyer never sees')
    .option(...DRY_RUN_STEP)
    .option(...NO_MAIL)
    .action(
      withContext(async (context, request, typed, { line, file: files = [], internal, ...options }) => {
        const words = validate(messageWords, typed);
        return withStoredFiles(context, request, options.dryRun ? [] : files, (fileIds) =>
          takeStep(context, request, options, async (transaction, target, number) => {
            const { quoteRequestId, operator: name, isSilent } = target;
            const message = {
              quoteRequestId,
              words,
              lineNumber: line,
              fileIds,
              isInternal: internal,
              isSilent,
            };
            await sendMessage(transaction, { kind: 'operator', name }, message);
            return {
              text: internal ? `The note is with ${number}.` : `Message sent to the buyer of ${number}.`,
            };
          }),
        );
      }),
    );
  offer
    .command('thread')
    .summary('show the messages about a request')
    .description(
      'Shows what both sides have written about a quote request, with the notes of operators. The buyer sees that the messages have been read.',
    )
    .argument(...REQUEST)
    .option('--files <FOLDER>', 'also write the files that the buyer has sent with messages to this folder')
    .option(...FORCE)
    .option(...JSON_OUTPUT)
    .action(
      withContext(async (context, name, { files: folder, force }) => {
        const { database, operator, terminal } = context;
        const found = await findRequest(database, name);
        const { quoteRequestId } = found.request;
        const messages = await runAsOperator(database, operator, async (transaction) => {
          await markMessagesRead(transaction, quoteRequestId, 'operator');
          return listMessages(transaction, quoteRequestId, { withInternal: true });
        });
        const text = formatThread(terminal, messages);
        const files = messages.flatMap((message) => (message.author === 'buyer' ? message.files : []));
        return {
          text,
          json: messages.map((message) => ({ ...presentMessage(message), is_internal: message.isInternal })),
          personalDataOf: listSubjects(found),
          ...(folder && {
            afterRecording: async () =>
              `${text}\n\n${await writeRequestFiles(context, files, folder, force)}`,
          }),
        };
      }),
    );
}

/**
 * Stores files and uses them. When that fails, those that are part of no message are deleted.
 * @throws AppError as `storeFile`, and when they are too many or too large; Error when there is no such file.
 */
async function withStoredFiles<Result>(
  { database, config }: CommandContext,
  request: string,
  files: readonly string[],
  use: (ids: readonly string[]) => Promise<Result>,
): Promise<Result> {
  if (files.length === 0) return use([]);
  if (files.length > MAX_FILES_PER_REQUEST)
    throw new AppError('invalid_input', `A message can have at most ${MAX_FILES_PER_REQUEST} files.`);
  const { quoteRequestId } = (await findRequest(database, request)).request;
  const owner = await getFileOwner(database, quoteRequestId, 'operator');
  const storedFiles = createStoredFiles(config.requestFilesDir);
  const storeFile = createFileStorage(database, storedFiles, pino({ enabled: false }));
  const listUnused = () => selectUnusedFiles(database, owner);
  const waiting = new Set((await listUnused()).map(({ id }) => id));
  const sizes = new Set<number>();
  try {
    const ids: string[] = [];
    for (const file of files) {
      const { size } = await stat(file);
      if (size > MAX_FILE_BYTES) throw new AppError('payload_too_large', `${file} has more than 10 MB.`);
      sizes.add(size);
      const upload = { declaredBytes: size, pieces: createReadStream(file) };
      ids.push((await storeFile(owner, path.basename(file), upload)).id);
    }
    return await use(ids);
  } catch (cause) {
    // Not by their ids: the reply to storing one may be lost. Others may wait at the desk.
    const isOurs = ({ id, byteCount }: RequestFile) => !waiting.has(id) && sizes.has(byteCount);
    // Without a database they are deleted after a day.
    const left = await listUnused().catch(() => []);
    for (const { id } of left.filter(isOurs))
      await takeBackFile(database, storedFiles, owner, id).catch(() => undefined);
    throw cause;
  }
}

function collect(file: string, former: readonly string[] | undefined = []): string[] {
  return [...former, file];
}
