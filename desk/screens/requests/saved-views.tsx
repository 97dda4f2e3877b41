import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { WireSavedView } from '#contract/staff-requests.ts';
import { api } from '#desk/api/desk-api.ts';
import { useSession } from '#desk/api/session.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { DropMenu, MenuItem } from '#desk/ui/drop-menu.tsx';
import { Failure } from '#desk/ui/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { readFilter } from './read-address.ts';

/** One's own views of the inbox and those that others share. */
export function SavedViews({ views }: { views: readonly WireSavedView[] }) {
  const { requests: words } = useText();
  const { name: me, role } = useSession();
  const removal = useCall();
  const [isSaving, setSaving] = useState(false);
  const remove = (view: WireSavedView) =>
    removal.run(() => api.removeRequestView({ body: { view: view.id } }), words.viewRemoved);
  return (
    <>
      <DropMenu
        buttonClass="desk-button"
        label={
          <>
            <span className="icon icon-bookmark size-4" />
            {words.views}
          </>
        }
      >
        <Failure action={removal} />
        {views.length === 0 && <p className="p-2 text-sm text-ink-soft">{words.noViews}</p>}
        <ul>
          {views.map((view) => (
            <li key={view.id} className="flex items-center">
              <Link
                to={{ search: view.filter }}
                className="min-w-0 grow rounded px-2 py-1.5 text-sm wrap-anywhere hover:bg-paper"
              >
                {view.name}
                {view.owner !== me && (
                  <span className="block text-xs text-ink-soft">{words.sharedBy(view.owner)}</span>
                )}
              </Link>
              {(view.owner === me || role === 'owner') && (
                <button
                  type="button"
                  disabled={removal.isBusy}
                  aria-busy={removal.isBusy}
                  aria-label={words.removeView(view.name)}
                  onClick={() => void remove(view)}
                  className="grid size-9 shrink-0 place-items-center text-ink-soft hover:text-danger"
                >
                  {removal.isBusy ? <Spinner /> : <span className="icon icon-trash size-4" />}
                </button>
              )}
            </li>
          ))}
        </ul>
        <div className="mt-1 border-t border-rule pt-1">
          <MenuItem onClick={() => setSaving(true)}>{words.saveView}</MenuItem>
        </div>
      </DropMenu>
      <SaveDialog isOpen={isSaving} onClose={() => setSaving(false)} />
    </>
  );
}

function SaveDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { requests: words, common } = useText();
  const [search] = useSearchParams();
  const saving = useCall();
  const { isBusy, errors, run } = saving;
  const { input, change, forget } = useKeptInput('request view', { name: '', isShared: false });
  const close = () => {
    saving.forget();
    onClose();
  };
  const save = async () => {
    const { name, isShared } = input;
    const body = { name, filter: readFilter(search), is_shared: isShared };
    if (!(await run(() => api.saveRequestView({ body }), words.viewSaved))) return;
    forget();
    close();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={words.saveView}
      actions={
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button variant="action" isBusy={isBusy} onClick={() => void save()}>
            {common.save}
          </Button>
        </>
      }
    >
      {!errors.name && <Failure action={saving} />}
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field
          label={words.viewName}
          value={input.name}
          maxLength={60}
          error={errors.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Checkbox
          label={words.share}
          checked={input.isShared}
          onChange={({ target }) => change({ isShared: target.checked })}
        />
      </form>
    </Dialog>
  );
}
