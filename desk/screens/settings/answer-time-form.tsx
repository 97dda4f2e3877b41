import { useText } from '#desk/text/language.ts';
import { formatWeekdays, parseWeekdays, WEEKDAYS_FROM_MONDAY } from '#domain/working-time.ts';
import { TextField } from './form-fields.tsx';
import { SettingPanel } from './setting-panel.tsx';
import { type StoredSetting, useSettingForm } from './use-setting-form.ts';

const NO_DAYS: ReadonlySet<number> = new Set();

/** On which days, when, and within how many working hours quote requests are answered. */
export function AnswerTimeForm({ setting }: { setting: StoredSetting<'answers'> }) {
  const { settings: words } = useText();
  const form = useSettingForm('answers', setting);
  const { fields, weekdays } = words.answers;
  const chosen = parseWeekdays(form.input.days) ?? NO_DAYS;
  const toggle = (day: number) => {
    const next = WEEKDAYS_FROM_MONDAY.filter((each) => chosen.has(each) !== (each === day));
    form.change({ days: formatWeekdays(new Set(next)) });
  };
  return (
    <SettingPanel settingKey="answers" setting={setting} form={form} texts={words.answers}>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{fields.days}</legend>
        <div className="flex flex-wrap gap-x-5">
          {WEEKDAYS_FROM_MONDAY.map((day) => (
            <label key={day} className="flex min-h-11 items-center gap-2 md:pointer-fine:min-h-9">
              <input
                type="checkbox"
                checked={chosen.has(day)}
                onChange={() => toggle(day)}
                className="desk-checkbox"
              />
              {weekdays[`day${day}` as keyof typeof weekdays]}
            </label>
          ))}
        </div>
        {form.errors.days && (
          <p role="alert" className="text-sm text-danger">
            {form.errors.days}
          </p>
        )}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField form={form} name="opens_at" label={fields.opens_at} inputMode="numeric" />
        <TextField form={form} name="closes_at" label={fields.closes_at} inputMode="numeric" />
        <TextField form={form} name="hours" label={fields.hours} inputMode="numeric" />
      </div>
    </SettingPanel>
  );
}
