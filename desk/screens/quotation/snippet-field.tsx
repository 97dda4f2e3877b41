import { useId } from 'react';
import type { SnippetKind } from '#contract/quotation-drafts.ts';
import type { WireSnippet } from '#contract/staff-quotations.ts';
import type { DraftEditor, DraftView } from './draft-editor.ts';
import { getFieldProps } from './field-props.ts';
import type { OfferFieldName } from './offer-fields.ts';

type SnippetFieldProps = {
  editor: DraftEditor;
  view: DraftView;
  name: Extract<OfferFieldName, 'delivery' | 'payment' | 'warranty'>;
  label: string;
  kind: SnippetKind;
  snippets: WireSnippet[];
  isReadOnly: boolean;
};

/** A term in words. The first letters of a snippet's name or words offer it; its name becomes its words. */
export function SnippetField({ editor, view, name, label, kind, snippets, isReadOnly }: SnippetFieldProps) {
  const id = useId();
  const ofKind = snippets.filter((each) => each.kind === kind);
  return (
    <div className="grid gap-0.5">
      <label htmlFor={id} className="text-xs font-medium text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        list={`${id}-snippets`}
        maxLength={500}
        autoComplete="off"
        disabled={isReadOnly}
        className="desk-input w-full"
        {...getFieldProps(editor, view, name)}
        onChange={({ target }) =>
          editor.type(name, ofKind.find((each) => each.name === target.value)?.words ?? target.value)
        }
      />
      <datalist id={`${id}-snippets`}>
        {ofKind.map((each) => (
          <option key={each.name} value={each.name}>
            {each.words}
          </option>
        ))}
      </datalist>
    </div>
  );
}
