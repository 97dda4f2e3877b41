import type { FormEvent } from 'react';
import type { CallArguments } from '#contract/call.ts';
import type { correctOfferParty, WireParty } from '#contract/staff-drafts.ts';
import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { api } from '#desk/api/desk-api.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import type { DeskText } from '#desk/text/load-texts.ts';
import type { Translated } from '#desk/text/translated.ts';
import { ConflictNotice } from '#desk/ui/conflict.tsx';
import { WideDialog } from '#desk/ui/wide-dialog.tsx';
import { listDistricts } from '#domain/india/districts.ts';
import { states } from '#domain/india/states.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

type CorrectDialogProps = { request: WireStaffQuotation; party: WireParty; onClose: () => void };
type Correction = Omit<CallArguments<typeof correctOfferParty>['body'], 'request' | 'version'>;

const STATE_NAMES = states.map(({ name }) => name);

/** Corrects who asks and where the goods go, before an offer has it. */
export function CorrectDialog({ request, party, onClose }: CorrectDialogProps) {
  const { quotation: words, common } = useText();
  const { id, version } = request;
  const form = useVersionedForm<Typed>({
    form: `correct ${id}`,
    stored: toTyped(party),
    version,
    store: async ({ version: seen, ...typed }) => {
      await api.correctOfferParty({ body: { request: id, version: seen, ...toBody(typed) } });
      onClose();
    },
  });
  const { input, change, errors, conflict } = form;
  const labels = words.correctFields;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };

  const field = (name: keyof Typed, label: string, path: string = name) => (
    <Field
      label={label}
      value={input[name]}
      error={errors[path]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  const address = (side: 'b' | 's', part: string, title: string) => (
    <fieldset className="grid content-start gap-3">
      <legend className="mb-2 font-semibold">{title}</legend>
      {field(`${side}_address`, labels.address, `${part}.${side}_address`)}
      {field(`${side}_city`, labels.city, `${part}.${side}_city`)}
      <SelectField
        label={labels.state}
        placeholder={labels.state}
        options={STATE_NAMES}
        value={input[`${side}_state`]}
        error={errors[`${part}.${side}_state`]}
        onChange={({ target }) => change({ [`${side}_state`]: target.value, [`${side}_district`]: '' })}
      />
      <SelectField
        label={labels.district}
        placeholder={labels.district}
        options={listDistricts(input[`${side}_state`])}
        value={input[`${side}_district`]}
        error={errors[`${part}.${side}_district`]}
        onChange={({ target }) => change({ [`${side}_district`]: target.value })}
      />
      {field(`${side}_pin`, labels.pin, `${part}.${side}_pin`)}
    </fieldset>
  );
  return (
    <WideDialog isOpen onClose={onClose} title={words.correctTitle}>
      <form
        id="correct-buyer"
        noValidate
        onSubmit={submit}
        className="-mx-1 grid max-h-[70dvh] grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto px-1 pb-1"
      >
        <p className="text-sm text-ink-soft">{words.correctHint}</p>
        {conflict ? (
          <ConflictNotice
            form={{ ...form, conflict: { ...conflict, current: toTyped(conflict.current as WireParty) } }}
            labels={toFieldLabels(labels)}
          />
        ) : (
          form.message && <Notice kind="warning">{form.message}</Notice>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          {field('order_customer', labels.firm)}
          {field('order_gstin', labels.gstin)}
          {field('order_name', labels.person)}
          {field('order_phone', labels.phone)}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {address('b', 'billing_address', labels.billing)}
          {address('s', 'shipping_address', labels.shipping)}
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          {field('consignee_name', labels.consignee)}
          {field('consignee_gstin', labels.consigneeGstin)}
        </div>
      </form>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button type="submit" form="correct-buyer" variant="action" isBusy={form.isSaving}>
          {common.save}
        </Button>
      </div>
    </WideDialog>
  );
}

type Party = Pick<WireParty, 'order_customer' | 'order_name' | 'order_phone' | 'order_gstin'>;
type Typed = Party &
  WireParty['billing_address'] &
  WireParty['shipping_address'] & { consignee_name: string; consignee_gstin: string };

function toTyped({
  billing_address: billing,
  shipping_address: shipping,
  consignee_name = '',
  consignee_gstin = '',
  ...party
}: WireParty): Typed {
  return { ...party, ...billing, ...shipping, consignee_name, consignee_gstin };
}

/** What the fields of both addresses are called where they stand beside each other. */
function toFieldLabels(
  labels: Translated<DeskText>['quotation']['correctFields'],
): Record<keyof Typed, string> {
  const { billing, shipping, address, city, district, state, pin } = labels;
  const of = (title: string, label: string) => `${title}: ${label}`;
  return {
    order_customer: labels.firm,
    order_name: labels.person,
    order_phone: labels.phone,
    order_gstin: labels.gstin,
    b_address: of(billing, address),
    b_city: of(billing, city),
    b_district: of(billing, district),
    b_state: of(billing, state),
    b_pin: of(billing, pin),
    s_address: of(shipping, address),
    s_city: of(shipping, city),
    s_district: of(shipping, district),
    s_state: of(shipping, state),
    s_pin: of(shipping, pin),
    consignee_name: labels.consignee,
    consignee_gstin: labels.consigneeGstin,
  };
}

/** Goods without a consignee go to a site of the buyer's own. */
function toBody({ consignee_name, consignee_gstin, ...typed }: Typed): Correction {
  const { b_address, b_city, b_district, b_state, b_pin, ...others } = typed;
  const { s_address, s_city, s_district, s_state, s_pin, ...party } = others;
  return {
    ...party,
    billing_address: { b_address, b_city, b_district, b_state, b_pin },
    shipping_address: { s_address, s_city, s_district, s_state, s_pin },
    ...(consignee_name !== '' && { consignee_name }),
    ...(consignee_gstin !== '' && { consignee_gstin }),
  };
}
