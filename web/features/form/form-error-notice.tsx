import { text } from '#web/text/en.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { FormCall } from './use-form-call.ts';

/** The server's message about a form that it rejected. */
export function FormErrorNotice({ call }: { call: FormCall }) {
  if (!call.message) return null;
  return (
    <Notice kind="warning" onDismiss={call.dismissMessage} dismissLabel={text.form.dismiss}>
      {call.message}
    </Notice>
  );
}
