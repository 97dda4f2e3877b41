import { useId } from 'react';
import { useText } from '#desk/text/language.ts';
import type { DraftEditor, DraftView } from './draft-editor.ts';
import { getFieldProps } from './field-props.ts';

type FreightFieldProps = { editor: DraftEditor; view: DraftView; isReadOnly: boolean };

/** An amount is freight that is added; without one, a choice says who pays it. */
export function FreightField({ editor, view, isReadOnly }: FreightFieldProps) {
  const { quotation: words } = useText();
  const id = useId();
  const { value, ...props } = getFieldProps(editor, view, 'freight');
  const isTerm = value === 'included' || value === 'to_pay' || value === 'ex_works';
  return (
    <div className="grid gap-0.5">
      <label htmlFor={id} className="text-xs font-medium text-ink-soft">
        {words.freight}
      </label>
      <div className="flex">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          placeholder="₹"
          disabled={isReadOnly}
          className="desk-input w-24 rounded-r-none border-r-0"
          {...props}
          value={isTerm ? '' : value}
          onChange={({ target }) => editor.type('freight', target.value === '' ? 'included' : target.value)}
        />
        <select
          aria-label={words.freightTerm}
          disabled={isReadOnly}
          className="desk-input rounded-l-none"
          value={isTerm ? value : 'added'}
          onChange={({ target }) => {
            if (target.value === 'added') document.getElementById(id)?.focus();
            else editor.type('freight', target.value);
          }}
          onBlur={props.onBlur}
        >
          <option value="included">{words.freightTerms.included}</option>
          <option value="added">{words.freightTerms.added}</option>
          <option value="to_pay">{words.freightTerms.to_pay}</option>
          <option value="ex_works">{words.freightTerms.ex_works}</option>
        </select>
      </div>
    </div>
  );
}
