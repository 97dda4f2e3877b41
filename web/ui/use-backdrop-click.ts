import { type MouseEvent, useRef } from 'react';

/**
 * For a dialog that a press outside of it closes, where that begins and ends there: a text being selected may end
 * anywhere. `closedby="any"` does the same, but not in every browser.
 */
export function useBackdropClick(onBackdropClick: () => void) {
  const startedOutside = useRef(false);
  return {
    onPointerDown: (event: MouseEvent) => {
      startedOutside.current = isOutside(event);
    },
    onClick: (event: MouseEvent) => {
      if (startedOutside.current && isOutside(event)) onBackdropClick();
    },
  };
}

/** The ground behind a dialog counts as the dialog itself; only the place tells them apart. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}
