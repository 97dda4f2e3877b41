import { useEffect, useRef } from 'react';
import { useText } from '#desk/text/language.ts';
import { CopyButton } from '#desk/ui/copy-button.tsx';
import { Button } from '#web/ui/button.tsx';

type RecoveryCodesProps = {
  codes: readonly string[];
  /** Of the button with which somebody goes on. */
  doneLabel: string;
  onDone: () => void;
};

/** Shows new recovery codes, which nobody can see again. */
export function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps) {
  const { access } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {access.recoveryTitle}
      </h2>
      <p>{access.recoveryWords}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-6 gap-y-1 rounded border border-rule bg-surface p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="action" onClick={onDone}>
          {doneLabel}
        </Button>
        <CopyButton text={codes.join('\n')} />
        <Button onClick={() => window.print()}>{access.print}</Button>
      </div>
    </section>
  );
}
