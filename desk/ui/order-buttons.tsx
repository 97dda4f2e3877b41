import { useRef } from 'react';
import { useText } from '#desk/text/language.ts';

type OrderButtonsProps = {
  /** What is moved, for screen readers. */
  name: string;
  /** 1 is first. */
  place: number;
  count: number;
  isBusy: boolean;
  onMove: (place: number) => Promise<unknown>;
};

/** Moves one of several things up or down. The button keeps the focus, so that it can be pressed again. */
export function OrderButtons({ name, place, count, isBusy, onMove }: OrderButtonsProps) {
  const { common } = useText();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const buttons = [
    { element: up, label: common.moveUp(name), icon: 'icon-arrow-up', to: place - 1 },
    { element: down, label: common.moveDown(name), icon: 'icon-arrow-down', to: place + 1 },
  ];
  return (
    <span className="inline-flex gap-1">
      {buttons.map(({ element, label, icon, to }) => {
        const isPossible = to >= 1 && to <= count;
        return (
          <button
            key={icon}
            ref={element}
            type="button"
            aria-label={label}
            title={label}
            // A disabled button would lose the focus at the end of the list.
            aria-disabled={!isPossible || isBusy}
            onClick={() => {
              if (isPossible && !isBusy) void onMove(to).then(() => element.current?.focus());
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
