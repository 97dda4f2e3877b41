import type { FormEvent } from 'react';
import type { WireBuyer } from '#contract/staff-buyers.ts';
import { api } from '#desk/api/desk-api.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { CheckList } from '#desk/ui/check-list.tsx';
import { ConflictNotice } from '#desk/ui/conflict.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import type { IdentityProof } from '#domain/identity-proof.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Corrects a buyer's name and e-mail address. */
export function AccountForm({ buyer }: { buyer: WireBuyer }) {
  const { buyers: words, common } = useText();
  const { id, name, email, version } = buyer;
  // Not of the form: an account has no proofs that somebody else could have changed.
  const identity = useKeptInput<{ proofs: IdentityProof[] }>(`identity of ${id}`, { proofs: [] });
  const form = useVersionedForm({
    form: `buyer ${id}`,
    stored: { name, email },
    version,
    store: (input) => api.changeBuyer({ body: { account: id, ...input, ...identity.input } }),
  });
  const isNewEmail = form.input.email !== email;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save().then((isStored) => isStored && identity.forget());
  };
  const cancel = () => {
    form.forget();
    identity.forget();
  };
  return (
    <Panel title={words.account}>
      <ConflictNotice form={form} labels={{ name: words.name, email: words.email }} />
      <form onSubmit={submit} noValidate className="grid gap-4">
        {form.message && !form.conflict && <Notice kind="warning">{form.message}</Notice>}
        <Field
          label={words.name}
          value={form.input.name}
          error={form.errors.name}
          onChange={({ target }) => form.change({ name: target.value })}
        />
        <Field
          label={words.email}
          type="email"
          value={form.input.email}
          error={form.errors.email}
          hint={isNewEmail ? words.emailHint : undefined}
          onChange={({ target }) => form.change({ email: target.value })}
        />
        {isNewEmail && (
          <CheckList
            label={words.identity}
            options={words.identityProofs}
            chosen={identity.input.proofs}
            error={form.errors.proofs}
            onChange={(proofs) => identity.change({ proofs })}
          />
        )}
        {form.isChanged && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="action" isBusy={form.isSaving}>
              {common.save}
            </Button>
            <Button onClick={cancel}>{common.cancel}</Button>
          </div>
        )}
      </form>
    </Panel>
  );
}
