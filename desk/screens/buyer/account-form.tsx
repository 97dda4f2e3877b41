import type { FormEvent } from 'react';
import type { WireBuyer } from '#contract/staff-buyers.ts';
import { api } from '#desk/api/desk-api.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { ConflictNotice } from '#desk/ui/conflict.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Corrects a buyer's name and e-mail address. */
export function AccountForm({ buyer }: { buyer: WireBuyer }) {
  const { buyers: words, common } = useText();
  const { id, name, email, version } = buyer;
  const form = useVersionedForm({
    form: `buyer ${id}`,
    stored: { name, email },
    version,
    store: (input) => api.changeBuyer({ body: { account: id, ...input } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
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
          hint={form.input.email === email ? undefined : words.emailHint}
          onChange={({ target }) => form.change({ email: target.value })}
        />
        {form.isChanged && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="action" isBusy={form.isSaving}>
              {common.save}
            </Button>
            <Button onClick={() => form.forget()}>{common.cancel}</Button>
          </div>
        )}
      </form>
    </Panel>
  );
}
