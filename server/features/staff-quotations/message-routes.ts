import type { Logger } from 'pino';
import { byStaffCall, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { markMessagesRead } from '#server/features/quotation-messages/mark-messages-read.ts';
import { presentMessage } from '#server/features/quotation-messages/presenter.ts';
import { sendMessage } from '#server/features/quotation-messages/send-message.ts';
import { deleteUnusedFile } from '#server/features/request-files/delete-files.ts';
import { getFileOwner } from '#server/features/request-files/get-file-owner.ts';
import { getFile } from '#server/features/request-files/list-files.ts';
import { presentFile } from '#server/features/request-files/presenter.ts';
import { createFileStorage } from '#server/features/request-files/store-file.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import type { StoredFiles } from '#server/platform/files/stored-files.ts';
import type { FeatureHandlers, StaffCaller } from '#server/platform/http/handlers.ts';
import { recordStaffRead } from './record-staff-read.ts';

export type MessageDependencies = { database: Database; requestFiles: StoredFiles; log: Logger };

/** The calls with which operators write to a buyer, and their files. */
export function messageRoutes({
  database,
  requestFiles,
  log,
}: MessageDependencies): FeatureHandlers<
  'writeAboutOffer' | 'markOfferMessagesRead' | 'uploadOfferFile' | 'removeOfferFile' | 'fetchOfferFile'
> {
  const storeFile = createFileStorage(database, requestFiles, log);
  const run = <Result>(staff: StaffCaller, work: (transaction: Transaction) => Promise<Result>) =>
    runAsOperator(database, byStaffCall(staff), work);
  return {
    writeAboutOffer: async ({ body }, { staff }) => {
      const {
        request: quoteRequestId,
        words,
        line_number: lineNumber,
        files: fileIds = [],
        is_internal: isInternal = false,
      } = body;
      const author = { kind: 'operator', name: staff.name } as const;
      const message = await run(staff, (transaction) =>
        sendMessage(transaction, author, { quoteRequestId, words, lineNumber, fileIds, isInternal }),
      );
      return { message: presentMessage(message) };
    },
    markOfferMessagesRead: async ({ body }, { staff }) => {
      await run(staff, (transaction) => markMessagesRead(transaction, body.request, 'operator'));
      return {};
    },
    uploadOfferFile: async ({ params, headers, upload }) => {
      const owner = await getFileOwner(database, params.request, 'operator');
      return { file: presentFile(await storeFile(owner, headers['x-file-name'] ?? '', upload)) };
    },
    removeOfferFile: async ({ body }) => {
      const owner = await getFileOwner(database, body.request, 'operator');
      await deleteUnusedFile(database, owner, body.file);
      return {};
    },
    fetchOfferFile: async ({ params }, { staff }) => {
      const place = { quoteRequestId: params.request, isForOperators: true } as const;
      const { id, name, byteCount } = await getFile(database, requestFiles, place, params.file);
      await recordStaffRead(database, staff, 'fetchOfferFile', [params.request]);
      return { name, byteCount, content: requestFiles.read(id) };
    },
  };
}
