import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pagePath } from '#contract/page-names.ts';
import type { WirePage } from '#contract/staff-pages.ts';
import { api } from '#desk/api/desk-api.ts';
import { PAGES_PATH } from '#desk/paths.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Panel } from '#desk/ui/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { PageForm } from './page-editor.tsx';

/** What is said of a page that was added, beside its text. It is saved with the text. */
export function PageDetails({ page, form }: { page: WirePage; form: PageForm }) {
  const { pages: words } = useText();
  const { input, errors, change } = form;
  return (
    <Panel title={words.details}>
      <div className="grid gap-4">
        <Field
          label={words.pageTitle}
          hint={words.pageTitleHint}
          value={input.title}
          error={errors.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextAreaField
          label={words.description}
          hint={words.descriptionHint}
          rows={3}
          value={input.description}
          error={errors.description}
          onChange={({ target }) => change({ description: target.value })}
        />
        <div>
          <Checkbox
            label={words.isPublished}
            checked={input.is_published}
            onChange={({ target }) => change({ is_published: target.checked })}
          />
          <Checkbox
            label={words.isInFooter}
            checked={input.is_in_footer}
            onChange={({ target }) => change({ is_in_footer: target.checked })}
          />
        </div>
        <p className="text-sm text-ink-soft wrap-anywhere">{words.addressIs(pagePath(page.key))}</p>
        <RemovePage page={page} form={form} />
      </div>
    </Panel>
  );
}

function RemovePage({ page: { key, version }, form }: { page: WirePage; form: PageForm }) {
  const { pages: words, common } = useText();
  const [isOpen, setOpen] = useState(false);
  const removing = useCall();
  const navigate = useNavigate();
  const remove = async () => {
    const call = async () => {
      await api.removeFurtherPage({ body: { slug: key, version } });
      form.forget();
      await navigate(PAGES_PATH);
    };
    await removing.run(call, words.removed);
  };
  return (
    <div>
      <Button variant="plain" onClick={() => setOpen(true)}>
        {words.remove}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.removeTitle(form.input.title)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{common.cancel}</Button>
            <Button variant="action" isBusy={removing.isBusy} onClick={() => void remove()}>
              {words.remove}
            </Button>
          </>
        }
      >
        <p className="mt-3">{words.removeHint}</p>
        {removing.message && <Notice kind="warning">{removing.message}</Notice>}
      </Dialog>
    </div>
  );
}
