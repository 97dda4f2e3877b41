import { useEffect, useRef } from 'react';
import { useText } from '#desk/text/language.ts';
import { CopyButton } from '#desk/ui/copy-button.tsx';
import { Button } from '#web/ui/button.tsx';
import type { NewLink } from './staff-member.ts';

/** Shows a link that was just made, once. */
export function LinkPanel({ link, onClose }: { link: NewLink; onClose: () => void }) {
  const { common, staff: text } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid max-w-4xl gap-3 rounded border border-action bg-surface p-4">
      <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {text.linkTitle(link.name)}
      </h2>
      <p>{text.linkWords}</p>
      <code className="rounded bg-paper p-2 text-sm wrap-anywhere">{link.link}</code>
      <div className="flex flex-wrap gap-3">
        <CopyButton variant="action" text={link.link} />
        <Button onClick={onClose}>{common.close}</Button>
      </div>
    </section>
  );
}
