import { useEffect, useRef } from 'react';
import { useText } from '#desk/text/language.ts';

type OrderButtonsProps = {
  /** What is moved, for screen readers. */
  name: string;
  /** 1 is first. */
  place: number;
  count: number;
  isBusy?: boolean;
  onMove: (place: number) => void;
};

/** Moves one of several things up or down. The pressed button keeps the focus, so that it can be pressed again. */
export function OrderButtons({ name, place, count, isBusy = false, onMove }: OrderButtonsProps) {
  const { common } = useText();
  const pressed = useRef<{ button: HTMLButtonElement; to: number }>(undefined);
  // An element that changes its place among others loses the focus.
  useEffect(() => {
    if (pressed.current?.to !== place) return;
    pressed.current.button.focus();
    pressed.current = undefined;
  }, [place]);
  const buttons = [
    { label: common.moveUp(name), icon: 'icon-arrow-up', to: place - 1 },
    { label: common.moveDown(name), icon: 'icon-arrow-down', to: place + 1 },
  ];
  return (
    <span className="inline-flex gap-1">
      {buttons.map(({ label, icon, to }) => {
        const isPossible = to >= 1 && to <= count && !isBusy;
        return (
          <button
            key={icon}
            type="button"
            aria-label={label}
            title={label}
            // A disabled button would lose the focus at the end of the list.
            aria-disabled={!isPossible}
            onClick={({ currentTarget }) => {
              if (!isPossible) return;
              pressed.current = { button: currentTarget, to };
              onMove(to);
            }}
            className="desk-button px-2 aria-disabled:cursor-not-allowed aria-disabled:border-rule aria-disabled:text-ink-soft"
          >
            <span className={`icon ${icon} size-4.5`} />
          </button>
        );
      })}
    </span>
  );
}
