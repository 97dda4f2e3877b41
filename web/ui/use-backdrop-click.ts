import { type MouseEvent, useRef } from 'react';

/**
 * Closes a dialog on a click outside of it. The press must begin and end outside, because selecting text may end
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

/** An event on the backdrop has the dialog as its target; only the position tells them apart. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}
