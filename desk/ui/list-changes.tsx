import { useText } from '#desk/text/language.ts';

type ListChangesProps = {
  changes: { addedCount: number; goneCount: number; show: () => void };
  /** What is listed. */
  of: 'requests' | 'messages' | 'mails' | 'shipments';
};

/**
 * Says what others have changed about a list, whose rows stay where they are until the reader asks for the new ones.
 */
export function ListChanges({ changes: { addedCount, goneCount, show }, of }: ListChangesProps) {
  const { live: words } = useText();
  const hasChanges = addedCount + goneCount > 0;
  return (
    // It is there before it says something, so that screen readers notice that.
    <div
      role="status"
      className={hasChanges ? 'desk-panel mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm' : ''}
    >
      {addedCount > 0 && <span className="font-medium">{words.added[of](addedCount)}</span>}
      {goneCount > 0 && <span>{words.gone(goneCount)}</span>}
      {hasChanges && (
        <button type="button" className="desk-button" onClick={show}>
          {words.show}
        </button>
      )}
    </div>
  );
}
