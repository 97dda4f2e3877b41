import { useState } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { StarPicker } from '#web/ui/star-picker.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

const STARS = [2, 2.5, 3, 3.5, 4, 4.5, 5];
const STATES = ['Karnataka', 'West Bengal'];

export function FormExamples() {
  const [stars, setStars] = useState<number>();
  const getLabel = (value: number) => `${value} of 5 stars`;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Empty" placeholder="Placeholder" />
        <Field label="Filled" defaultValue="Rao Engineering Works" hint="With a hint." />
        <Field label="Wrong" defaultValue="98300" error="A phone number has ten digits." hint="And a hint." />
        <Field label="Read only" defaultValue="asha@buyer.test" readOnly />
        <Field label="Disabled" defaultValue="Not now" disabled />
        <SelectField label="Choice" placeholder="Choose a state" options={STATES} />
        <SelectField
          label="Wrong choice"
          placeholder="Choose a state"
          options={STATES}
          error="Please choose."
        />
        <SelectField label="Disabled choice" placeholder="Choose a state first" options={[]} disabled />
      </div>
      <TextAreaField label="Several lines" hint="Grows with what is typed." />
      <div className="flex flex-wrap gap-x-8">
        <Checkbox label="Not ticked" />
        <Checkbox label="Ticked" defaultChecked />
        <Checkbox label="Disabled" disabled />
      </div>
      <StarPicker
        label="Rating"
        getLabel={getLabel}
        values={STARS}
        value={stars}
        isDisabled={false}
        onChoose={setStars}
      />
      <StarPicker
        label="Rating"
        getLabel={getLabel}
        values={STARS}
        value={3.5}
        isDisabled
        onChoose={setStars}
      />
    </>
  );
}
