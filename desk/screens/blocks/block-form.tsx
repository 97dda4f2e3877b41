import { type FormEvent, useState } from 'react';
import { BLOCKED_KINDS } from '#contract/list-limits.ts';
import { api } from '#desk/api/desk-api.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Panel } from '#desk/ui/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Kind = (typeof BLOCKED_KINDS)[number];
const EMPTY = { kind: 'email' as Kind, value: '', reason: '' };

/** Blocks what has no account: an address, a domain or a GSTIN. */
export function BlockForm() {
  const { blocks: words } = useText();
  const adding = useCall();
  const { input, change, forget } = useKeptInput('block', EMPTY);
  const [isCertain, setCertain] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const call = () => api.addBlock({ body: { ...input, ...(isCertain && { is_certain: true }) } });
    if (!(await adding.run(call, words.added))) return;
    forget();
    setCertain(false);
  };
  const needsCertainty = adding.message !== undefined && input.kind === 'domain' && !adding.errors.value;
  return (
    <Panel title={words.add}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {adding.message && <Notice kind="warning">{adding.message}</Notice>}
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-medium">{words.kind}</legend>
          <div className="flex flex-wrap gap-x-4">
            {BLOCKED_KINDS.map((kind) => (
              <label key={kind} className="flex min-h-11 items-center gap-2 text-sm md:pointer-fine:min-h-8">
                <input
                  type="radio"
                  name="kind"
                  value={kind}
                  checked={input.kind === kind}
                  onChange={() => change({ kind })}
                  className="size-4 accent-action"
                />
                {words.kinds[kind]}
              </label>
            ))}
          </div>
        </fieldset>
        <Field
          label={words.kinds[input.kind]}
          hint={words.hints[input.kind]}
          value={input.value}
          error={adding.errors.value}
          onChange={({ target }) => change({ value: target.value })}
        />
        <Field
          label={words.reason}
          hint={words.reasonHint}
          value={input.reason}
          error={adding.errors.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
        {needsCertainty && (
          <Checkbox
            label={words.certain}
            checked={isCertain}
            onChange={({ target }) => setCertain(target.checked)}
          />
        )}
        <Button type="submit" variant="action" isBusy={adding.isBusy} className="justify-self-start">
          {words.block}
        </Button>
      </form>
    </Panel>
  );
}
