import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { changeSavedList } from '#contract/saved-lists.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { savedListsText } from '#web/text/saved-lists-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { SavedList } from './saved-list.ts';

/** The name of a list as the page's heading, with a button that makes it a field. */
export function RenameList({ list }: { list: SavedList }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <RenameForm list={list} onEnd={() => setEditing(false)} />;
  return (
    <PageHeading
      title={<span className="wrap-anywhere">{list.name}</span>}
      aside={
        <Button variant="plain" onClick={() => setEditing(true)}>
          <span className="icon icon-pencil size-4.5" />
          {savedListsText.rename}
        </Button>
      }
    />
  );
}

function RenameForm({ list, onEnd }: { list: SavedList; onEnd: () => void }) {
  const call = useFormCall();
  const authenticatedCall = useAuthenticatedCall();
  const { revalidate } = useRevalidator();
  const submit = (form: FormData) => {
    const body = { name: readTextField(form, 'name') };
    const errors = findFieldErrors(changeSavedList.body, body);
    if (hasErrors(errors)) return call.rejectSubmit(errors);
    return call.run(() =>
      authenticatedCall(async () => {
        await browserApi().changeSavedList({ params: { id: list.id }, body });
        await revalidate();
        onEnd();
      }),
    );
  };
  return (
    <div className="mb-4 max-w-xl">
      <h1 className="sr-only">{list.name}</h1>
      <CallForm call={call} onSubmit={submit}>
        {!hasErrors(call.errors) && <FormErrorNotice call={call} />}
        <Field
          label={savedListsText.name}
          name="name"
          defaultValue={list.name}
          autoComplete="off"
          autoFocus
          error={call.errors.name}
        />
        <div className="flex gap-3">
          <Button type="submit" isBusy={call.isPending}>
            {savedListsText.saveName}
          </Button>
          <Button variant="plain" onClick={onEnd}>
            {savedListsText.cancel}
          </Button>
        </div>
      </CallForm>
    </div>
  );
}
