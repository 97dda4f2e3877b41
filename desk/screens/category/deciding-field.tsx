import { useId } from 'react';
import { useText } from '#desk/text/language.ts';
import { OrderButtons } from '#desk/ui/order-buttons.tsx';

type DecidingFieldProps = {
  /** In their order, the most important one first. */
  names: readonly string[];
  /** All that the products of the sub-category have. */
  known: readonly string[];
  onChange: (names: string[]) => void;
};

/** The specifications that products show beneath their titles, in the order of their importance. */
export function DecidingField({ names, known, onChange }: DecidingFieldProps) {
  const { categories: words, product } = useText();
  const id = useId();
  const others = known.filter((name) => !names.includes(name));
  const move = (from: number, to: number) =>
    onChange(names.toSpliced(from, 1).toSpliced(to, 0, names[from] ?? ''));
  return (
    <fieldset className="grid gap-2" aria-describedby={`${id}-hint`}>
      <legend className="mb-1 font-medium">{words.deciding}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {words.decidingHint}
      </p>
      <ol className="grid gap-1 text-sm">
        {names.map((name, index) => (
          <li key={name} className="flex items-center gap-2">
            <span className="grow wrap-anywhere">
              {index + 1}. {name}
            </span>
            <OrderButtons
              name={name}
              place={index + 1}
              count={names.length}
              onMove={(to) => move(index, to - 1)}
            />
            <button
              type="button"
              aria-label={product.removeSpecification(name)}
              onClick={() => onChange(names.toSpliced(index, 1))}
              className="desk-button px-2"
            >
              <span className="icon icon-x size-4" />
            </button>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <select
          aria-label={words.addDeciding}
          value=""
          onChange={({ currentTarget }) => onChange([...names, currentTarget.value])}
          className="desk-input max-w-full"
        >
          <option value="">{words.addDeciding}</option>
          {others.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </fieldset>
  );
}
