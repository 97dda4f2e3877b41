import type { FormEvent } from 'react';
import type { WireFamily } from '#contract/staff-categories.ts';
import { api } from '#desk/api/desk-api.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { ConflictNotice } from '#desk/ui/conflict.tsx';
import type { Done } from '#desk/ui/done-notice.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

type FamilyFormProps = { family: WireFamily; onDone: (done: Done) => void };

/** Renames a family and what its products differ in. */
export function FamilyForm({ family, onDone }: FamilyFormProps) {
  const { categories: words, common } = useText();
  const { id, name, options, version } = family;
  const form = useVersionedForm({
    form: `family ${id}`,
    stored: { name, options },
    version,
    store: async (input) => {
      const { change } = await api.changeFamily({ body: { family: id, ...input } });
      onDone({ message: words.changed(input.name.trim()), change });
    },
  });
  const removing = useCall();
  const remove = () =>
    removing.run(async () => {
      const { change } = await api.removeFamily({ body: { family: id, version } });
      form.forget();
      onDone({ message: words.removed(name), change });
    }, '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  const { input } = form;
  const message = removing.message ?? (form.conflict || form.errors.name ? undefined : form.message);
  return (
    <Panel title={name}>
      <ConflictNotice form={form} labels={{ name: words.name, options: words.options }} />
      <form noValidate onSubmit={submit} className="grid gap-3">
        {message && <Notice kind="warning">{message}</Notice>}
        <Field
          label={words.name}
          value={input.name}
          error={form.errors.name}
          onChange={({ target }) => form.change({ name: target.value })}
        />
        {input.options.map((option, index) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: an option has no identity but its place.
            key={index}
            label={words.option(index + 1)}
            value={option}
            error={form.errors[`options.${index}`]}
            onChange={({ target }) => form.change({ options: input.options.with(index, target.value) })}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="action" isBusy={form.isSaving} disabled={!form.isChanged}>
            {common.save}
          </Button>
          {form.isChanged && <Button onClick={() => form.forget()}>{common.cancel}</Button>}
          <Button variant="plain" isBusy={removing.isBusy} onClick={() => void remove()}>
            {words.remove}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
