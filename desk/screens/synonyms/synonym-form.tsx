import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { WantedSynonym, WireSynonym } from '#contract/staff-synonyms.ts';
import { api } from '#desk/api/desk-api.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { ConflictNotice } from '#desk/ui/conflict.tsx';
import type { Done } from '#desk/ui/done-notice.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TryOut } from './try-out.tsx';

type SynonymFormProps = { synonym: WireSynonym; onDone: (done: Done) => void };

/** What a term finds, with a look at what buyers get, before it is saved. */
export function SynonymForm({ synonym, onDone }: SynonymFormProps) {
  const { synonyms: words, common } = useText();
  const { version, ...stored } = synonym;
  const isStored = stored.replacements.length > 0 || stored.is_optional;
  const form = useVersionedForm<WantedSynonym>({
    form: `synonym ${stored.term}`,
    stored,
    version,
    store: async (input) => {
      const { change } = await api.changeSynonym({ body: { ...input, ...withoutBlanks(input) } });
      onDone({ message: words.stored(input.term), change });
    },
  });
  const removing = useCall();
  const [isEmpty, setEmpty] = useState(false);
  const finds = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (stored.term !== '') finds.current?.focus();
  }, [stored.term]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { replacements, is_optional: isOptional } = withoutBlanks(form.input);
    setEmpty(replacements.length === 0 && !isOptional);
    if (replacements.length > 0 || isOptional) void form.save();
  };
  const remove = () =>
    removing.run(async () => {
      const nothing = { replacements: [], is_optional: false };
      const { change } = await api.changeSynonym({ body: { term: stored.term, version, ...nothing } });
      form.forget();
      onDone({ message: words.removed(stored.term), change });
    }, '');
  const message = removing.message ?? (form.conflict ? undefined : form.message);
  return (
    <Panel title={isStored ? words.changeTerm(stored.term) : words.add}>
      <ConflictNotice
        form={form}
        labels={{ term: words.term, replacements: words.finds, is_optional: words.optional }}
      />
      <form noValidate onSubmit={submit} className="grid gap-3">
        {message && <Notice kind="warning">{message}</Notice>}
        {!isStored && (
          <Field
            label={words.term}
            hint={words.termHint}
            value={form.input.term}
            error={form.errors.term}
            onChange={({ target }) => form.change({ term: target.value })}
          />
        )}
        <TextAreaField
          ref={finds}
          rows={3}
          label={words.finds}
          hint={words.findsHint}
          value={form.input.replacements.join('\n')}
          error={isEmpty ? words.isEmpty : form.errors.replacements}
          onChange={({ target }) => form.change({ replacements: target.value.split('\n') })}
        />
        <Checkbox
          label={words.optional}
          checked={form.input.is_optional}
          onChange={({ target }) => form.change({ is_optional: target.checked })}
        />
        <TryOut wanted={withoutBlanks(form.input)} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="action" isBusy={form.isSaving} disabled={!form.isChanged}>
            {common.save}
          </Button>
          {form.isChanged && <Button onClick={() => form.forget()}>{common.cancel}</Button>}
          {isStored && (
            <Button variant="plain" isBusy={removing.isBusy} onClick={() => void remove()}>
              {words.remove}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}

function withoutBlanks({ term, replacements, is_optional }: WantedSynonym): WantedSynonym {
  return {
    term: term.trim(),
    replacements: replacements.map((each) => each.trim()).filter(Boolean),
    is_optional,
  };
}
