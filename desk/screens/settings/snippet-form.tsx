import type { SnippetKind } from '#contract/quotation-drafts.ts';
import type { WireSnippet } from '#contract/staff-quotations.ts';
import { api } from '#desk/api/desk-api.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { ButtonLink } from '#desk/ui/button-link.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { ChoiceField, TextField } from './form-fields.tsx';
import { VersionedPanel } from './versioned-panel.tsx';

const EMPTY: WireSnippet = { name: '', kind: 'payment', words: '', version: 0 };

/** Changes a text for quotations or, without one, adds another. */
export function SnippetForm({ edited }: { edited: WireSnippet | undefined }) {
  const { settings } = useText();
  const words = settings.texts;
  const { name, kind, words: stored, version } = edited ?? EMPTY;
  const form = useVersionedForm<{ name: string; kind: string; words: string }>({
    form: `snippet ${name}`,
    stored: { name, kind, words: stored },
    version,
    store: (input) => api.setSnippet({ body: { ...input, kind: input.kind as SnippetKind } }),
  });
  return (
    <VersionedPanel
      title={edited ? words.change(name) : words.add}
      form={form}
      labels={words.fields}
      actions={edited && <ButtonLink to="?">{words.addAnother}</ButtonLink>}
    >
      {!edited && <TextField form={form} name="name" label={words.fields.name} hint={words.nameHint} />}
      <ChoiceField form={form} name="kind" label={words.fields.kind} options={words.kinds} />
      <TextAreaField
        label={words.fields.words}
        value={form.input.words}
        error={form.errors.words}
        maxLength={500}
        onChange={({ target }) => form.change({ words: target.value })}
      />
    </VersionedPanel>
  );
}
