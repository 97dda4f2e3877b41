import { useEffect, useRef } from 'react';
import { useText } from '#desk/text/language.ts';

type MoveButtonsProps = {
  name: string;
  /** 1 is the first of `count`. */
  place: number;
  count: number;
  onMove: (to: number) => void;
};

/** Moves a thing up or down among its neighbours. The focus goes with it. */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  const { categories: words } = useText();
  const [up, down] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const pressedAt = useRef<number>(undefined);
  useEffect(() => {
    const from = pressedAt.current;
    if (from === undefined || from === place) return;
    pressedAt.current = undefined;
    // At the end of the list the pressed button is disabled.
    const [pressed, other] = place < from ? [up, down] : [down, up];
    (pressed.current?.disabled ? other : pressed).current?.focus();
  });
  const buttonOf = (to: number, label: string, icon: string, ref: typeof up) => (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      disabled={to < 1 || to > count}
      onClick={() => {
        pressedAt.current = place;
        onMove(to);
      }}
      className="desk-button px-2"
    >
      <span className={`icon size-4 ${icon}`} />
    </button>
  );
  return (
    <span className="flex gap-1">
      {buttonOf(place - 1, words.moveUp(name), 'icon-arrow-up', up)}
      {buttonOf(place + 1, words.moveDown(name), 'icon-arrow-down', down)}
    </span>
  );
}
