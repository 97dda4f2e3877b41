import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

const EMPTY = { day: '', name: '' };

/** Adds a holiday, and then shows its year. */
export function HolidayForm() {
  const { settings } = useText();
  const words = settings.holidays;
  const adding = useCall();
  const navigate = useNavigate();
  const { input, change, forget } = useKeptInput('holiday', EMPTY);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await adding.run(() => api.addHoliday({ body: input }), words.added(input.name)))) return;
    forget();
    await navigate(`?year=${input.day.slice(0, 4)}`, { preventScrollReset: true });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      {adding.message && <Notice kind="warning">{adding.message}</Notice>}
      <div className="grid items-start gap-4 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
        <Field
          type="date"
          label={words.day}
          value={input.day}
          error={adding.errors.day}
          onChange={({ target }) => change({ day: target.value })}
        />
        <Field
          label={words.name}
          value={input.name}
          error={adding.errors.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Button type="submit" isBusy={adding.isBusy} className="sm:mt-6">
          {words.add}
        </Button>
      </div>
    </form>
  );
}
