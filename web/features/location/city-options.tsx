import type { City } from '#domain/india/cities.ts';
import { cityDialogText } from '#web/text/city-dialog-en.ts';

type CityOptionsProps = {
  cities: readonly City[];
  chosen: string;
  onChoose: (name: string) => void;
};

/** The cities that match the typed text, as radio buttons. */
export function CityOptions({ cities, chosen, onChoose }: CityOptionsProps) {
  if (cities.length === 0) return <p className="text-ink-soft">{cityDialogText.none}</p>;
  return (
    <fieldset>
      <legend className="sr-only">{cityDialogText.title}</legend>
      {cities.map(({ name, stateName }) => (
        <label
          key={name}
          className="flex min-h-11 items-center gap-3 border-b border-rule last:border-0 has-checked:text-brand-ink"
        >
          <input
            type="radio"
            name="city"
            value={name}
            checked={name === chosen}
            onChange={() => onChoose(name)}
            className="size-5 shrink-0 accent-action"
          />
          <span className="font-medium">{name}</span>
          {stateName !== name && (
            <span className="ml-auto text-right text-sm text-ink-soft">{stateName}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
