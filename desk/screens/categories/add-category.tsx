import type { FormEvent } from 'react';
import { api } from '#desk/api/desk-api.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Panel } from '#desk/ui/panel.tsx';
import { PictureField } from '#desk/ui/picture-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Adds a category, or a sub-category to the one with this id. */
export function AddCategory({ parent }: { parent?: string }) {
  const { categories: words, pictures } = useText();
  const { input, change, forget } = useKeptInput(`category of ${parent ?? 'none'}`, { name: '', image: '' });
  const adding = useCall();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const call = () => api.addCategory({ body: { ...(parent && { parent }), ...input } });
    if (await adding.run(call, words.added(input.name.trim()))) forget();
  };
  const isOfField = adding.errors.name !== undefined || adding.errors.image !== undefined;
  return (
    <Panel title={parent ? words.addSub : words.add}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        {adding.message && !isOfField && <Notice kind="warning">{adding.message}</Notice>}
        <Field
          label={words.name}
          value={input.name}
          error={adding.errors.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <PictureField
          label={pictures.picture}
          value={input.image}
          error={adding.errors.image}
          onChange={(image) => change({ image })}
          upload={api.uploadPicture}
        />
        <Button type="submit" variant="action" isBusy={adding.isBusy} className="justify-self-start">
          {words.addIt}
        </Button>
      </form>
    </Panel>
  );
}
