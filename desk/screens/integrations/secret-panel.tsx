import { useEffect, useRef } from 'react';
import { useText } from '#desk/text/language.ts';
import { CopyButton } from '#desk/ui/copy-button.tsx';
import { Button } from '#web/ui/button.tsx';

type SecretPanelProps = {
  title: string;
  /** What to do with it. */
  hint: string;
  secret: string;
  onClose: () => void;
};

/** Shows a key or secret that was just made, once. */
export function SecretPanel({ title, hint, secret, onClose }: SecretPanelProps) {
  const { common } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mb-6 grid max-w-4xl gap-3 rounded border border-action bg-surface p-4">
      <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {title}
      </h2>
      <p>{hint}</p>
      <code className="rounded bg-paper p-2 text-sm wrap-anywhere">{secret}</code>
      <div className="flex flex-wrap gap-3">
        <CopyButton variant="action" text={secret} />
        <Button onClick={onClose}>{common.close}</Button>
      </div>
    </section>
  );
}
