import { useText } from '#desk/text/language.ts';
import { formatTime } from '#domain/indian-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { DraftEditor, DraftView } from './draft-editor.ts';
import type { LineCellName } from './line-cells.ts';
import type { FieldKey, OfferFieldName } from './offer-fields.ts';

/** Fields that two people have changed, with both values, until the operator has chosen. */
export function Conflicts({ editor, view }: { editor: DraftEditor; view: DraftView }) {
  const { quotation: words } = useText();
  const { changedBy, changedAt } = view.stored;
  const conflicts = [...view.fields].filter(([, { theirs }]) => theirs !== undefined);
  if (conflicts.length === 0) return null;
  return (
    <Notice kind="warning">
      <p className="font-medium">{words.conflict(changedBy, changedAt ? formatTime(changedAt) : '')}</p>
      <ul className="mt-1 grid gap-2">
        {conflicts.map(([key, { text, theirs = '' }]) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span>
              {nameField(key, words)}: {words.both(theirs || '–', text || '–')}
            </span>
            <span className="flex gap-2">
              <Button onClick={() => void editor.keepMine(key)}>{words.keepMine}</Button>
              <Button onClick={() => editor.takeBack(key)}>{words.takeTheirs}</Button>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function nameField(key: FieldKey, words: ReturnType<typeof useText>['quotation']): string {
  const [line, cell] = key.split('.');
  return cell === undefined
    ? words.fields[key as OfferFieldName]
    : words.cellOf(words.cells[cell as LineCellName], Number(line));
}
