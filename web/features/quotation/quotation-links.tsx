import { useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { WireQuotationLink } from '#contract/quotations.ts';
import { formatDay } from '#domain/indian-format.ts';
import { quotationPath } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { offerText } from '#web/text/offer-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';

/** The links to a quotation: who has one, a new one for a colleague, and an end to each. */
export function QuotationLinks({ invoice }: { invoice: string }) {
  const authenticatedCall = useAuthenticatedCall();
  const [links, setLinks] = useState<readonly WireQuotationLink[]>();

  const loadLinks = async () =>
    setLinks((await browserApi().listQuotationLinks({ params: { invoice } })).links);

  async function run(call: () => Promise<unknown>): Promise<void> {
    try {
      await authenticatedCall(async () => {
        await call();
        await loadLinks();
      });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toast.error(cause.message);
    }
  }

  const revoke = (link: string) =>
    run(async () => {
      const { msg } = await browserApi().revokeQuotationLink({ body: { invoice, link } });
      toast.success(msg);
    });

  return (
    <details
      className="print:hidden"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !links) void run(async () => undefined);
      }}
    >
      <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {offerText.links}
      </summary>
      <p className="text-sm text-ink-soft">{offerText.linksHint}</p>
      {links && links.length > 0 && (
        <ul className="mt-2 divide-y divide-rule rounded border border-rule">
          {links.map((link) => (
            <li key={link._id} className="flex items-center gap-3 py-1 pl-3">
              <p className="min-w-0 grow wrap-anywhere">
                {link.email}
                <span className="block text-sm text-ink-soft">
                  {offerText.linkState(link.may_answer, formatDay(new Date(link.expires_at)))}
                </span>
              </p>
              <Button
                variant="plain"
                aria-label={offerText.revokeOf(link.email)}
                onClick={() => revoke(link._id)}
              >
                {offerText.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NewLinkForm invoice={invoice} onCreated={loadLinks} />
    </details>
  );
}

function NewLinkForm({ invoice, onCreated }: { invoice: string; onCreated: () => Promise<void> }) {
  const call = useFormCall();
  const authenticatedCall = useAuthenticatedCall();
  const [url, setUrl] = useState('');

  const submit = (form: FormData) =>
    call.run(() =>
      authenticatedCall(async () => {
        const { token } = await browserApi().createQuotationLink({
          body: { invoice, email: readTextField(form, 'email'), may_answer: form.has('may_answer') },
        });
        setUrl(location.origin + quotationPath(token));
        call.form.current?.reset();
        await onCreated();
      }),
    );

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(url);
    toast.success(offerText.copied);
  }

  return (
    <div className="mt-4 grid gap-4 sm:max-w-md">
      {url && (
        <div className="rounded border border-success px-3 py-2">
          <p className="text-sm">{offerText.newLink}</p>
          <p className="wrap-anywhere select-all">{url}</p>
          <Button variant="plain" onClick={copy}>
            {offerText.copy}
          </Button>
        </div>
      )}
      <CallForm call={call} onSubmit={submit}>
        <FormErrorNotice call={call} />
        <Field label={offerText.linkFor} name="email" type="email" required error={call.errors.email} />
        <Checkbox label={offerText.mayAnswer} name="may_answer" />
        <Button type="submit" isBusy={call.isPending} className="justify-self-start">
          {offerText.createLink}
        </Button>
      </CallForm>
    </div>
  );
}
