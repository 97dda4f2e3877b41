import { text } from '#web/text/en.ts';

/** Says why a form or a private page stays still in a browser without JavaScript. */
export function NoScriptNotice() {
  return (
    <noscript>
      <p className="rounded border border-rule bg-surface p-3">{text.form.needsScript}</p>
    </noscript>
  );
}
