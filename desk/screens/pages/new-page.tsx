import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { slugFromPageTitle } from '#contract/page-names.ts';
import { api } from '#desk/api/desk-api.ts';
import { pageEditorPath } from '#desk/paths.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { furtherPagePath } from '#domain/page-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

const FORM = 'new-page';

/** Asks for the title of a new page and proposes its address. */
export function NewPage() {
  const { pages: words, common } = useText();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const adding = useCall();
  const { input, change, forget } = useKeptInput<{ title: string; slug?: string }>(FORM, { title: '' });
  const slug = input.slug ?? slugFromPageTitle(input.title);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const call = () => api.addFurtherPage({ body: { title: input.title, slug: slug.trim() } });
    if (!(await adding.run(call, words.added))) return;
    forget();
    await navigate(pageEditorPath(slug.trim()));
  };
  return (
    <>
      <Button variant="action" onClick={() => setOpen(true)}>
        {words.newPage}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.newPage}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{common.cancel}</Button>
            <Button type="submit" form={FORM} variant="action" isBusy={adding.isBusy}>
              {words.addPage}
            </Button>
          </>
        }
      >
        <form id={FORM} noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-4">
          {adding.message && Object.keys(adding.errors).length === 0 && (
            <Notice kind="warning">{adding.message}</Notice>
          )}
          <Field
            label={words.pageTitle}
            hint={words.pageTitleHint}
            value={input.title}
            error={adding.errors.title}
            onChange={({ target }) => change({ title: target.value })}
          />
          <Field
            label={words.address}
            hint={words.addressHint(furtherPagePath(slug || '…'))}
            value={slug}
            error={adding.errors.slug}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => change({ slug: target.value })}
          />
        </form>
      </Dialog>
    </>
  );
}
