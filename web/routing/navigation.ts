import { useEffect } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { createContinueAction } from './continue-action.ts';

/**
 * Navigation for code that is no component, such as the action of a message. Only the layout's effects set it: on the
 * server, which has many visitors, it stays undefined.
 */
let navigate: NavigateFunction | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** For the layout of all pages. */
export function useSharedNavigation(): void {
  const current = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    navigate = current;
  }, [current]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation cancels the delayed one.
  useEffect(() => cancelNavigation, [key]);
}

export function navigateTo(path: string): void {
  void navigate?.(path);
}

/**
 * Navigates after a delay that leaves time to read a message, and returns the message's button for going at once. The
 * navigation is cancelled when the visitor goes elsewhere meanwhile.
 */
export function navigateLater(path: string, milliseconds: number) {
  const leave = () => {
    // The message outlasts the page.
    if (timer) void navigate?.(path);
    cancelNavigation();
  };
  cancelNavigation();
  timer = setTimeout(leave, milliseconds);
  return createContinueAction(leave);
}

function cancelNavigation(): void {
  clearTimeout(timer);
  timer = undefined;
}
