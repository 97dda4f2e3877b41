import { type FormEvent, useId, useRef, useState } from 'react';
import { cityDialogText } from '#web/text/city-dialog-en.ts';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast.ts';
import { setChosenCity, useChosenCity } from './chosen-city.ts';
import { CityOptions } from './city-options.tsx';
import { FALLBACK_CITY } from './fallback-city.ts';
import { findCities } from './find-cities.ts';
import { useLocateCity } from './use-locate-city.ts';

/** Selects the city from a list, or by the device's location. */
export function CityDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const formId = useId();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={cityDialogText.title}
      closeLabel={cityDialogText.close}
      actions={
        <Button type="submit" form={formId} variant="action" className="min-w-32 max-md:grow">
          {cityDialogText.save}
        </Button>
      }
    >
      {isOpen && <CityForm id={formId} onDone={onClose} />}
    </Sheet>
  );
}

function CityForm({ id, onDone }: { id: string; onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const current = useChosenCity() ?? FALLBACK_CITY;
  const [chosen, setChosen] = useState<string>();
  const selected = chosen ?? current;
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = (city: string) => {
    setChosenCity(city);
    toast.success(cityDialogText.cityChanged(city));
    onDone();
  };
  /** Whether the buyer went on choosing after the city was to be located. */
  const isChoosing = useRef(false);
  const { isLocating, error, locate } = useLocateCity((city) => {
    if (isChoosing.current) setChosenCity(city);
    else save(city);
  });
  // The city of the start comes first, because it could be far down in the list.
  const [first] = useState(current);
  const found = findCities(typed).toSorted((a, b) => Number(b.name === first) - Number(a.name === first));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [only] = found.length === 1 ? found : [];
    const city = found.some(({ name }) => name === selected) ? selected : only?.name;
    if (city !== undefined) return save(city);
    setMissing(true);
    field.current?.focus();
  };

  return (
    <form
      id={id}
      onSubmit={submit}
      onInput={() => {
        isChoosing.current = true;
      }}
      noValidate
      className="grid gap-4"
    >
      <Button
        isBusy={isLocating}
        onClick={() => {
          isChoosing.current = false;
          void locate();
        }}
      >
        <span className="icon icon-current-location" />
        {text.location.useMine}
      </Button>
      {error && <Notice kind="warning">{error}</Notice>}
      <Field
        ref={field}
        type="search"
        label={cityDialogText.find}
        error={isMissing ? cityDialogText.required : undefined}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <p role="status" className="sr-only">
        {cityDialogText.cityCount(found.length)}
      </p>
      <CityOptions
        cities={found}
        chosen={selected}
        onChoose={(city) => {
          setChosen(city);
          setMissing(false);
        }}
      />
    </form>
  );
}
