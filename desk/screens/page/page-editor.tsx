import type { VersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { ConflictNotice } from '#desk/ui/conflict.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';
import { TextDifference } from './text-difference.tsx';

export type PageInput = {
  content: string;
  title: string;
  description: string;
  is_published: boolean;
  is_in_footer: boolean;
};
export type PageForm = VersionedForm<PageInput>;

/** Edits the text of a page. */
export function PageEditor({ form }: { form: PageForm }) {
  const { pages: words, common } = useText();
  const labels = {
    content: words.content,
    title: words.pageTitle,
    description: words.description,
    is_published: words.isPublished,
    is_in_footer: words.isInFooter,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ConflictNotice form={form} labels={labels} longField="content">
        {form.conflict && form.conflict.current.content !== form.input.content && (
          <div className="mt-3">
            <TextDifference from={String(form.conflict.current.content)} to={form.input.content} />
          </div>
        )}
      </ConflictNotice>
      {form.message && !form.conflict && <Notice kind="warning">{form.message}</Notice>}
      <RichTextEditor
        label={words.content}
        value={form.input.content}
        onChange={(content) => form.change({ content })}
      />
      {form.isChanged && (
        <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-rule bg-paper py-3">
          <Button variant="action" isBusy={form.isSaving} onClick={() => void form.save()}>
            {common.save}
          </Button>
          <Button onClick={() => form.forget()}>{common.cancel}</Button>
          <span className="text-sm text-ink-soft">{words.unsaved}</span>
        </div>
      )}
    </div>
  );
}
