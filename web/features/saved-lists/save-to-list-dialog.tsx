import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { saveToList, type WireSavedList } from '#contract/saved-lists.ts';
import { loginPath, savedListPath } from '#domain/page-paths.ts';
import type { SavedLine } from '#domain/saved-list.ts';
import { endSession, useHasToken } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { navigateTo } from '#web/routing/navigation.ts';
import { savedListsText } from '#web/text/saved-lists-en.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { type ListSummary, lineToWire, listSummaryFromWire } from './saved-list.ts';

type SaveToListDialogProps = {
  isOpen: boolean;
  lines: () => readonly SavedLine[];
  /** Whether there is also something that is not in the catalogue. */
  hasOthers: boolean;
  /** Proposed for a new list. */
  name: string;
  onClose: () => void;
};

/** Asks to which list products go: one press for a list that there is, or the name of a new one. */
export function SaveToListDialog({ isOpen, lines, hasOthers, name, onClose }: SaveToListDialogProps) {
  const isLoggedIn = useHasToken();
  const { pathname, search, hash } = useLocation();
  const formId = useId();
  const login = (
    <ButtonLink to={loginPath(pathname + search + hash)} variant="action">
      {savedListsText.login}
    </ButtonLink>
  );
  const save = (
    <Button type="submit" variant="action" form={formId}>
      {savedListsText.save}
    </Button>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={savedListsText.saveTo}
      actions={
        <>
          <Button onClick={onClose}>{savedListsText.cancel}</Button>
          {isLoggedIn ? save : login}
        </>
      }
    >
      {!isLoggedIn && <p className="mt-1 text-ink-soft">{savedListsText.loginFirst}</p>}
      {hasOthers && <p className="mt-1 text-ink-soft">{savedListsText.othersStay}</p>}
      {isLoggedIn && isOpen && <ListChoice formId={formId} lines={lines()} name={name} onSaved={onClose} />}
    </Dialog>
  );
}

type ListChoiceProps = { formId: string; lines: readonly SavedLine[]; name: string; onSaved: () => void };

function ListChoice({ formId, lines, name: proposed, onSaved }: ListChoiceProps) {
  const lists = useLists();
  const call = useFormCall();
  const added = lines.map(lineToWire);
  const save = (send: () => Promise<{ result: WireSavedList }>) =>
    call.run(async () => {
      const { result } = await endSessionIfRejected(send);
      onSaved();
      toast.success(savedListsText.saved(result.name), {
        action: { label: savedListsText.open, onClick: () => navigateTo(savedListPath(result._id)) },
      });
    });
  const submit = (form: FormData) => {
    const body = { name: readTextField(form, 'name'), lines: added };
    const errors = findFieldErrors(saveToList.body, body);
    if (hasErrors(errors)) return call.rejectSubmit(errors);
    return save(() => browserApi().saveToList({ body }));
  };
  return (
    <div className="mt-1 grid gap-4">
      <p className="text-ink-soft">{savedListsText.saving(lines.length)}</p>
      {lists.length > 0 && (
        <section aria-label={savedListsText.existing}>
          <ul className="max-h-64 divide-y divide-rule overflow-y-auto rounded border border-rule">
            {lists.map(({ id, name, lineCount }) => (
              <li key={id}>
                <button
                  type="button"
                  disabled={call.isPending}
                  className="flex min-h-11 w-full items-center justify-between gap-4 px-3 py-2 text-left -outline-offset-2 hover:bg-paper"
                  onClick={() =>
                    save(() => browserApi().changeSavedList({ params: { id }, body: { added } }))
                  }
                >
                  <span className="font-medium wrap-anywhere">{name}</span>
                  <span className="shrink-0 text-sm text-ink-soft tabular-nums">
                    {savedListsText.count(lineCount)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <CallForm call={call} id={formId} onSubmit={submit}>
        {!hasErrors(call.errors) && <FormErrorNotice call={call} />}
        <Field
          label={savedListsText.newListName}
          name="name"
          defaultValue={proposed}
          autoComplete="off"
          error={call.errors.name}
        />
      </CallForm>
    </div>
  );
}

/** The buyer's lists; none until they are loaded, and without a connection. */
function useLists(): ListSummary[] {
  const [lists, setLists] = useState<ListSummary[]>([]);
  useEffect(() => {
    let isCurrent = true;
    endSessionIfRejected(() => browserApi().listSavedLists()).then(
      ({ result }) => isCurrent && setLists(result.map(listSummaryFromWire)),
      (cause) => {
        if (!(cause instanceof ApiError)) throw cause;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return lists;
}

/** The dialog then says to log in. */
async function endSessionIfRejected<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  try {
    return await send();
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 401) endSession();
    throw cause;
  }
}
