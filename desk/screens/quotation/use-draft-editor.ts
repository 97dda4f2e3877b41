import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '#desk/api/desk-api.ts';
import { useSession } from '#desk/api/session.ts';
import { DraftEditor, type DraftView } from './draft-editor.ts';
import type { StoredDraft } from './stored-draft.ts';

/** The editor of a request's draft, and what it shows. Newer drafts of the shop flow into it. */
export function useDraftEditor(
  request: string,
  stored: StoredDraft,
): { editor: DraftEditor; view: DraftView } {
  const { name } = useSession();
  const [editor] = useState(() => new DraftEditor(api, sessionStorage, request, name, stored));
  const view = useSyncExternalStore(editor.subscribe, editor.getView);
  useEffect(() => {
    const known = editor.getView().stored;
    const isOther =
      (stored.version ?? 0) > (known.version ?? 0) ||
      stored.editor !== known.editor ||
      hasNewApproval(stored.approval, known.approval);
    if (isOther && (stored.version ?? 0) >= (known.version ?? 0)) editor.receive(stored);
  }, [editor, stored]);
  useEffect(() => {
    const retry = () => void editor.save();
    // What a reload has kept.
    if (editor.getView().fields.size > 0 && !editor.isOthers) retry();
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
      editor.stop();
    };
  }, [editor]);
  return { editor, view };
}

/** What was read before one has asked oneself says nothing new: nobody takes back what was asked or approved. */
function hasNewApproval(read: StoredDraft['approval'], known: StoredDraft['approval']): boolean {
  const { asked_by, approved_by } = read ?? { asked_by: null, approved_by: null };
  return (
    (asked_by !== null && asked_by !== known?.asked_by) ||
    (approved_by !== null && approved_by !== known?.approved_by)
  );
}
