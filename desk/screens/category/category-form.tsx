import type { FormEvent } from 'react';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { ConflictNotice } from '#desk/ui/conflict.tsx';
import type { Done } from '#desk/ui/done-notice.tsx';
import { Facts } from '#desk/ui/facts.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { PictureField } from '#desk/ui/picture-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DecidingField } from './deciding-field.tsx';
import type { CategoryData } from './load-category.ts';

type CategoryFormProps = { data: CategoryData; onDone: (done: Done) => void };

/** Name and picture, and of a sub-category what its products show beneath their titles. */
export function CategoryForm({ data, onDone }: CategoryFormProps) {
  const { categories: words, pictures, common } = useText();
  const mayChange = useMay('catalogue:write');
  const { id, name, image, version } = data.category;
  const deciding = data.parent ? data.category.deciding_specifications : [];
  const form = useVersionedForm({
    form: `category ${id}`,
    stored: { name, image, deciding_specifications: deciding },
    version,
    store: async (input) => {
      const { change } = await api.changeCategory({
        body: {
          ...{ category: id, name: input.name, version: input.version },
          ...(data.parent && {
            parent: data.parent.id,
            deciding_specifications: input.deciding_specifications,
          }),
          // One that is missing since keeps nobody from changing the name.
          ...(input.image !== image && { image: input.image }),
        },
      });
      onDone({ message: words.changed(input.name.trim()), change });
    },
  });
  if (!mayChange) {
    return (
      <Panel title={words.details}>
        <Facts
          rows={[
            [words.name, name],
            [pictures.picture, image],
            [words.deciding, deciding.join(', ')],
          ]}
        />
      </Panel>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  const { input, errors } = form;
  const hasFieldError = errors.name !== undefined || errors.image !== undefined;
  return (
    <Panel title={words.details}>
      <ConflictNotice
        form={form}
        labels={{ name: words.name, image: pictures.picture, deciding_specifications: words.deciding }}
      />
      <form noValidate onSubmit={submit} className="grid gap-3">
        {form.message && !form.conflict && !hasFieldError && <Notice kind="warning">{form.message}</Notice>}
        <Field
          label={words.name}
          hint={input.name === name ? undefined : words.nameHint}
          value={input.name}
          error={errors.name}
          onChange={({ target }) => form.change({ name: target.value })}
        />
        <PictureField
          label={pictures.picture}
          value={input.image}
          error={errors.image}
          onChange={(address) => form.change({ image: address })}
          upload={api.uploadPicture}
        />
        {data.parent && (
          <>
            <p className="text-sm text-ink-soft">{words.staysIn(data.parent.name)}</p>
            <DecidingField
              names={input.deciding_specifications}
              known={data.specifications.map((each) => each.name)}
              onChange={(names) => form.change({ deciding_specifications: names })}
            />
          </>
        )}
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
