import type { FormCall } from '#web/features/form/use-form-call.ts';
import { offerText } from '#web/text/offer-en.ts';
import { Field } from '#web/ui/field.tsx';
import type { QuotationAccess } from './quotation-access.ts';

/** A link may be passed on, so anyone who answers by one says who they are. */
export function YourNameField({ access, call }: { access: QuotationAccess; call: FormCall }) {
  if (!('token' in access)) return null;
  return <Field label={offerText.name} name="name" autoComplete="name" required error={call.errors.name} />;
}
