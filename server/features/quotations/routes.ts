import type { Logger } from 'pino';
import { AppError, invalidField } from '#contract/errors.ts';
import type { QuotationReference } from '#contract/quotations.ts';
import type { Brand } from '#domain/brand.ts';
import { loadEstimatePictures } from '#server/features/estimates/estimate-pictures.ts';
import type { EstimateRenderer, RenderQueue } from '#server/features/estimates/estimate-renderer.ts';
import { getFileName } from '#server/features/estimates/frozen-document.ts';
import { renderEstimate } from '#server/features/estimates/render-estimate.ts';
import { markMessagesRead } from '#server/features/quotation-messages/mark-messages-read.ts';
import type { MessageAuthor } from '#server/features/quotation-messages/message-author.ts';
import { sendMessage } from '#server/features/quotation-messages/send-message.ts';
import { deleteUnusedFile } from '#server/features/request-files/delete-files.ts';
import { getFile } from '#server/features/request-files/list-files.ts';
import { presentFile } from '#server/features/request-files/presenter.ts';
import { createFileStorage } from '#server/features/request-files/store-file.ts';
import { findBankAccount, getBrand } from '#server/features/settings/read-settings.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { StoredFiles } from '#server/platform/files/stored-files.ts';
import type { Buyer, FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { acceptOffer } from './accept-offer.ts';
import type { Answerer } from './answerer.ts';
import { askToRenew } from './ask-to-renew.ts';
import { counterOffer } from './counter-offer.ts';
import { declineOffer } from './decline-offer.ts';
import { getProForma } from './get-pro-forma.ts';
import { selectLinks } from './link-queries.ts';
import { counterLineFromWire, presentLink, presentQuotation } from './presenter.ts';
import { createLink, revokeLink } from './quotation-links.ts';
import {
  assertMayAnswer,
  getReader,
  getReaderByEstimate,
  getReaderByLink,
  type QuotationReader,
} from './quotation-reader.ts';
import { readQuotation } from './read-quotation.ts';
import { withdrawRequest } from './withdraw-request.ts';

type QuotationDependencies = {
  database: Database;
  renderer: EstimateRenderer;
  brand: Brand;
  files: StoredFiles;
  limits: RateLimits;
  log: Logger;
};

type AnswerCall = {
  body: QuotationReference & { name?: string | undefined };
  headers: { 'user-agent'?: string | undefined };
};

export function quotationRoutes({
  database,
  renderer,
  brand,
  files,
  limits,
  log,
}: QuotationDependencies): FeatureHandlers<
  | 'getLinkedQuotation'
  | 'fetchLinkedQuotation'
  | 'getQuotation'
  | 'fetchProForma'
  | 'fetchLinkedProForma'
  | 'acceptQuotation'
  | 'counterQuotation'
  | 'declineQuotation'
  | 'withdrawRequest'
  | 'renewQuotation'
  | 'askAboutQuotation'
  | 'uploadLinkedFile'
  | 'removeLinkedFile'
  | 'fetchLinkedFile'
  | 'listQuotationLinks'
  | 'createQuotationLink'
  | 'revokeQuotationLink'
> {
  const storeFile = createFileStorage(database, files, log);
  const byLink = (token: string, { clientIp }: { clientIp: string }) =>
    getReaderByLink(database, limits, token, clientIp);

  const read = async (reader: QuotationReader) =>
    presentQuotation(await readQuotation(database, brand, reader), (await getBrand(database, brand)).name);

  const drawProForma = async ({ quoteRequestId, accountId }: QuotationReader, queue: RenderQueue) => {
    if (!(await findBankAccount(database, brand)))
      throw new AppError('not_found', 'There are no pro-formas in this shop.');
    const document = await getProForma(database, brand, quoteRequestId);
    await limits.consume('estimate drawn for an account', accountId);
    const pictures = await loadEstimatePictures(database, document.seller);
    const pdf = await renderer.render(document, queue, pictures);
    return { name: getFileName(document), bytes: new Uint8Array(pdf) };
  };

  /** Takes a step of the buyer's side. @returns its message and the quotation as it is then. */
  async function answer(
    { body, headers }: AnswerCall,
    caller: { buyer: Buyer | undefined; clientIp: string },
    step: (transaction: Transaction, answerer: Answerer, reader: QuotationReader) => Promise<string>,
    consume = ({ quoteRequestId }: QuotationReader) =>
      limits.consume('answer to a quotation', quoteRequestId),
  ) {
    const reader = await getReader(database, limits, body, caller);
    assertMayAnswer(reader);
    await consume(reader);
    const { by } = reader;
    const answerer = {
      ...(by.kind === 'link' ? { ...by, name: requireName(body.name) } : by),
      clientIp: caller.clientIp,
      userAgent: headers['user-agent'] ?? '',
    };
    const msg = await retryTransaction(database, async (transaction) => {
      const taken = await step(transaction, answerer, reader);
      // Reading changes nothing, but anyone who answers has read what the seller wrote.
      await markMessagesRead(transaction, reader.quoteRequestId, 'buyer');
      return taken;
    });
    return { msg, result: await read(reader) };
  }

  return {
    getLinkedQuotation: async ({ params }, caller) => ({
      result: await read(await byLink(params.token, caller)),
    }),
    getQuotation: async ({ params }, { buyer }) => ({
      result: await read(await getReaderByEstimate(database, buyer, params.invoice)),
    }),
    fetchProForma: async ({ params }, { buyer }) =>
      drawProForma(await getReaderByEstimate(database, buyer, params.invoice), 'main'),
    fetchLinkedProForma: async ({ params }, caller) =>
      drawProForma(await byLink(params.token, caller), 'anonymous'),
    fetchLinkedQuotation: async ({ params }, caller) => {
      const { quoteRequestId, accountId } = await byLink(params.token, caller);
      const { document, pdf } = await renderEstimate(database, { renderer, brand }, quoteRequestId, {
        queue: 'anonymous',
        beforeDrawing: () => limits.consume('estimate drawn for an account', accountId),
      });
      return { name: getFileName(document), bytes: new Uint8Array(pdf) };
    },
    acceptQuotation: (input, caller) =>
      answer(input, caller, async (transaction, answerer, { quoteRequestId }) => {
        const { revision, lines, name, designation, po_number, po_date, po_file } = input.body;
        const { isRepeated } = await acceptOffer(transaction, answerer, {
          quoteRequestId,
          revisionNumber: revision,
          lineNumbers: lines,
          name,
          designation,
          poNumber: po_number,
          poDate: po_date,
          poFileId: po_file,
        });
        return isRepeated
          ? 'This quotation has already been accepted.'
          : 'Thank you. You have accepted the quotation.';
      }),
    counterQuotation: (input, caller) =>
      answer(input, caller, async (transaction, answerer, { quoteRequestId }) => {
        const { revision, lines, words } = input.body;
        await counterOffer(transaction, answerer, {
          quoteRequestId,
          revisionNumber: revision,
          lines: lines.map(counterLineFromWire),
          words,
        });
        return 'Your request for changes has been sent.';
      }),
    declineQuotation: (input, caller) =>
      answer(input, caller, async (transaction, answerer, { quoteRequestId }) => {
        const { revision, reason, words } = input.body;
        await declineOffer(transaction, answerer, {
          quoteRequestId,
          revisionNumber: revision,
          reason,
          words,
        });
        return 'You have declined the quotation.';
      }),
    withdrawRequest: (input, caller) =>
      answer(input, caller, async (transaction, answerer, { quoteRequestId }) => {
        await withdrawRequest(transaction, answerer, { quoteRequestId, words: input.body.words });
        return 'Your request has been withdrawn.';
      }),
    renewQuotation: (input, caller) =>
      answer(input, caller, async (transaction, answerer, { quoteRequestId }) => {
        await askToRenew(transaction, answerer, { quoteRequestId, words: input.body.words });
        return 'We have received your request and will send you a new quotation.';
      }),
    askAboutQuotation: (input, caller) =>
      answer(
        input,
        caller,
        async (transaction, answerer, { quoteRequestId, accountId }) => {
          const { words, line_number: lineNumber, files: fileIds = [] } = input.body;
          const author: MessageAuthor =
            answerer.kind === 'link'
              ? { kind: 'link', linkId: answerer.linkId, name: answerer.name }
              : { kind: 'account', accountId };
          await sendMessage(transaction, author, { quoteRequestId, words, lineNumber, fileIds });
          return 'Your message has been sent.';
        },
        ({ by }) =>
          by.kind === 'link'
            ? limits.consume('message by a link', by.linkId)
            : limits.consume('message by an account', by.buyer.id),
      ),
    uploadLinkedFile: async ({ params, headers, upload }, caller) => {
      const reader = await byLink(params.token, caller);
      assertMayAnswer(reader);
      await limits.consume('file sent by a link', reader.quoteRequestId);
      const owner = { accountId: reader.accountId, sentBy: 'link' } as const;
      return { file: presentFile(await storeFile(owner, headers['x-file-name'] ?? '', upload)) };
    },
    removeLinkedFile: async ({ params, body }, caller) => {
      const reader = await byLink(params.token, caller);
      assertMayAnswer(reader);
      await deleteUnusedFile(database, { accountId: reader.accountId, sentBy: 'link' }, body.file);
      return {};
    },
    fetchLinkedFile: async ({ params }, caller) => {
      const { quoteRequestId } = await byLink(params.token, caller);
      const { id, name, byteCount } = await getFile(database, files, { quoteRequestId }, params.file);
      return { name, byteCount, content: files.read(id) };
    },
    listQuotationLinks: async ({ params }, { buyer }) => {
      const { quoteRequestId } = await getReaderByEstimate(database, buyer, params.invoice);
      return { links: (await selectLinks(database, quoteRequestId)).map(presentLink) };
    },
    createQuotationLink: async ({ body: { invoice, email, may_answer: mayAnswer } }, { buyer }) => {
      const { quoteRequestId } = await getReaderByEstimate(database, buyer, invoice);
      await limits.consume('link to a quotation by an account', buyer.id);
      const token = await retryTransaction(database, (transaction) =>
        createLink(transaction, { quoteRequestId, email, mayAnswer }),
      );
      return { msg: 'The link is ready.', token };
    },
    revokeQuotationLink: async ({ body }, { buyer }) => {
      const { quoteRequestId } = await getReaderByEstimate(database, buyer, body.invoice);
      await revokeLink(database, quoteRequestId, body.link);
      return { msg: 'The link no longer works.' };
    },
  };
}

/** Somebody with a link may be anybody of the firm. */
function requireName(name: string | undefined): string {
  if (name === undefined) throw invalidField('name', 'Your name is required.');
  return name;
}
