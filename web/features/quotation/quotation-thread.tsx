import { useState } from 'react';
import type { WireQuotationMessage } from '#contract/quotation-messages.ts';
import { formatMoment } from '#domain/format-moment.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { offerText } from '#web/text/offer-en.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { FileButton } from './file-button.tsx';
import { FormButtons } from './form-buttons.tsx';
import type { QuotationAccess } from './quotation-access.ts';
import { readOptional } from './read-optional.ts';
import { UploadField, useUpload } from './upload-field.tsx';
import type { QuotationState } from './use-quotation.ts';
import { YourNameField } from './your-name-field.tsx';

/** What both sides have written, and a form for another question. */
export function QuotationThread({ state }: { state: QuotationState }) {
  const { quotation, access } = state;
  const [isAsking, setAsking] = useState(false);
  const canAsk = quotation.answers.includes('ask');
  if (quotation.messages.length === 0 && !canAsk) return null;
  return (
    <section aria-labelledby="quotation-thread" className="grid gap-3">
      <h3 id="quotation-thread" className="font-semibold">
        {offerText.conversation}
      </h3>
      {quotation.messages.length > 0 && (
        <ol className="grid gap-3">
          {quotation.messages.map((message) => (
            <Message key={message.id} message={message} access={access} />
          ))}
        </ol>
      )}
      {canAsk && !isAsking && (
        <Button className="sm:justify-self-start" onClick={() => setAsking(true)}>
          {offerText.ask}
        </Button>
      )}
      {canAsk && isAsking && <QuestionForm state={state} onDone={() => setAsking(false)} />}
    </section>
  );
}

function Message({ message, access }: { message: WireQuotationMessage; access: QuotationAccess }) {
  const { author, author_name, createdAt, line_number, words, files } = message;
  const isOurs = author === 'buyer';
  return (
    <li
      className={`max-w-prose rounded border px-3 py-2 ${isOurs ? 'ml-6 border-rule bg-paper' : 'mr-6 border-edge'}`}
    >
      <p className="text-sm text-ink-soft">
        <span className="font-medium text-ink">
          {author_name || (isOurs ? offerText.you : offerText.seller)}
        </span>
        {` · ${formatMoment(new Date(createdAt))}`}
        {line_number !== undefined && ` · ${offerText.aboutLine(line_number)}`}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{words}</p>
      {files.map((file) => (
        <FileButton key={file.id} file={file} access={access} />
      ))}
    </li>
  );
}

function QuestionForm({ state, onDone }: { state: QuotationState; onDone: () => void }) {
  const call = useFormCall();
  const upload = useUpload(state.access);

  function submit(form: FormData) {
    const body = {
      words: readTextField(form, 'words'),
      name: readOptional(form, 'name'),
      files: upload.file && [upload.file.id],
    };
    return call.run(async () => {
      const isTaken = await state.answer((api, access) =>
        api.askAboutQuotation({ body: { ...access, ...body } }),
      );
      if (isTaken) onDone();
    });
  }

  return (
    <CallForm call={call} onSubmit={submit}>
      <FormErrorNotice call={call} />
      <YourNameField access={state.access} call={call} />
      <TextAreaField label={offerText.question} name="words" required rows={3} error={call.errors.words} />
      <UploadField label={offerText.messageFile} upload={upload} error={call.errors.files} />
      <FormButtons call={call} isWaiting={upload.isSending} label={offerText.send} onBack={onDone} />
    </CallForm>
  );
}
