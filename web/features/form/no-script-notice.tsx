import { text } from '#web/text/en.ts';

/** Says that a form or a private page needs JavaScript, where there is none. */
export function NoScriptNotice() {
  return (
    <noscript>
      <p className="rounded border border-rule bg-surface p-3">{text.form.needsScript}</p>
    </noscript>
  );
}
